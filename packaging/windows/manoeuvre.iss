; Inno Setup: packs the folder that PyInstaller made on Windows into one installer.
;   py packaging\bundle.py bundle
;   iscc /DVersion=0.1.0 packaging\windows\manoeuvre.iss
; It cannot be built on Linux; tests/packaging checks that every file it names exists.

#ifndef Version
  #define Version "0.1.0"
#endif

[Setup]
AppId={{6B0C4B0E-6E0B-4C43-9D5E-6C2D1B6F3A51}
AppName=Manoeuvre
AppVersion={#Version}
AppPublisher=The Manoeuvre developers
DefaultDirName={autopf}\Manoeuvre
DefaultGroupName=Manoeuvre
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=manoeuvre-{#Version}-setup
SetupIconFile=..\..\build\package\icons\manoeuvre.ico
UninstallDisplayIcon={app}\manoeuvre.exe
Compression=lzma2
SolidCompression=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Files]
Source: "..\..\dist\manoeuvre\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Manoeuvre"; Filename: "{app}\manoeuvre.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.record\OpenWithProgids"; ValueType: string; ValueName: "Manoeuvre.Record"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Manoeuvre.Record\shell\open\command"; ValueType: string; ValueData: """{app}\manoeuvre.exe"" ""%1"""; Flags: uninsdeletekey

[Run]
Filename: "{app}\manoeuvre.exe"; Description: "{cm:LaunchProgram,Manoeuvre}"; Flags: nowait postinstall skipifsilent
