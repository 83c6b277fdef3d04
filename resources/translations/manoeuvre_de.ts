<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>actions</name>
    <message>
        <source>Add {card}: {dice}</source>
        <translation>{card} hinzufügen: {dice}</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Against the redoubt</source>
        <translation>Gegen die Redoute</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>Ambush {target}: {dice}</source>
        <translation>{target} überfallen: {dice}</translation>
    </message>
    <message>
        <source>As combat</source>
        <translation>Als Gefecht</translation>
    </message>
    <message>
        <source>As command</source>
        <translation>Als Kommando</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Sturmangriff</translation>
    </message>
    <message>
        <source>Assault {target} with {unit}: {dice}</source>
        <translation>{target} mit {unit} stürmen: {dice}</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Bombard {target} with {unit}: {dice}</source>
        <translation>{target} mit {unit} beschießen: {dice}</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Breaks off</source>
        <translation>Bricht ab</translation>
    </message>
    <message>
        <source>Builds a redoubt</source>
        <translation>Baut eine Redoute</translation>
    </message>
    <message>
        <source>Cancels</source>
        <translation>Vereitelt</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>Commit with {card}: 2d6</source>
        <translation>Voller Einsatz mit {card}: 2d6</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>Voller Einsatz</translation>
    </message>
    <message>
        <source>Death with Honour</source>
        <translation>Ehrenvoller Tod</translation>
    </message>
    <message>
        <source>Defend with {card}: +{defence}</source>
        <translation>Mit {card} verteidigen: +{defence}</translation>
    </message>
    <message>
        <source>Defends</source>
        <translation>Verteidigt</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Give up {target}</source>
        <translation>{target} opfern</translation>
    </message>
    <message>
        <source>Grand Battery</source>
        <translation>Große Batterie</translation>
    </message>
    <message>
        <source>Grand Battery at {target}</source>
        <translation>Große Batterie auf {target}</translation>
    </message>
    <message>
        <source>Grand Battery at {target} from {start}: {dice}</source>
        <translation>Große Batterie von {start} auf {target}: {dice}</translation>
    </message>
    <message>
        <source>Hit: the unit is lost</source>
        <translation>Treffer: Einheit verloren</translation>
    </message>
    <message>
        <source>Hit: the unit is reduced</source>
        <translation>Treffer: Einheit geschwächt</translation>
    </message>
    <message>
        <source>Joins with dice</source>
        <translation>Mit Würfeln dabei</translation>
    </message>
    <message>
        <source>Lay section {section}, turned by {degrees}°</source>
        <translation>Kartenteil {section} legen, um {degrees}° gedreht</translation>
    </message>
    <message>
        <source>Looks at the hand</source>
        <translation>Sieht die Hand an</translation>
    </message>
    <message>
        <source>Move to {end}</source>
        <translation>Nach {end} bewegen</translation>
    </message>
    <message>
        <source>No combat</source>
        <translation>Kein Gefecht</translation>
    </message>
    <message>
        <source>No redoubt</source>
        <translation>Keine Redoute</translation>
    </message>
    <message>
        <source>No restoration</source>
        <translation>Keine Auffrischung</translation>
    </message>
    <message>
        <source>Nobody moves, and you discard your whole hand (§5, R8).</source>
        <translation>Niemand bewegt sich, und alle Handkarten werden abgeworfen (§5, R8).</translation>
    </message>
    <message>
        <source>One more move</source>
        <translation>Eine Bewegung mehr</translation>
    </message>
    <message>
        <source>One of the attacking units takes a hit afterwards (§9.2, R23).</source>
        <translation>Eine der angreifenden Einheiten nimmt danach einen Treffer (§9.2, R23).</translation>
    </message>
    <message>
        <source>One or two units move up to two squares (§9.2, R7).</source>
        <translation>Eine oder zwei Einheiten bewegen sich bis zu zwei Felder (§9.2, R7).</translation>
    </message>
    <message>
        <source>One square further</source>
        <translation>Ein Feld weiter</translation>
    </message>
    <message>
        <source>Rallies</source>
        <translation>Sammelt</translation>
    </message>
    <message>
        <source>Rally {unit} with {card} and the Maharaja: {chance}</source>
        <translation>{unit} mit {card} und dem Maharadscha sammeln: {chance}</translation>
    </message>
    <message>
        <source>Rally {unit} with {card}: {chance}</source>
        <translation>{unit} mit {card} sammeln: {chance}</translation>
    </message>
    <message>
        <source>Restores</source>
        <translation>Frischt auf</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Retreat: the unit is lost</source>
        <translation>Rückzug: Einheit verloren</translation>
    </message>
    <message>
        <source>Rockets</source>
        <translation>Raketen</translation>
    </message>
    <message>
        <source>Rockets at {target} from {start}</source>
        <translation>Raketen von {start} auf {target}</translation>
    </message>
    <message>
        <source>Set up on {end}</source>
        <translation>Auf {end} aufstellen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stehen bleiben</translation>
    </message>
    <message>
        <source>Support with {unit}</source>
        <translation>Mit {unit} unterstützen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>The Grand Battery of {card} fired at {target} on {end} with {dice}.</source>
        <translation>Die Große Batterie von {card} feuerte auf {target} auf {end} mit {dice}.</translation>
    </message>
    <message>
        <source>The enemy shows you all his cards. You can&apos;t undo this (§9.2, R35).</source>
        <translation>Der Feind zeigt alle seine Karten. Das lässt sich nicht zurücknehmen (§9.2, R35).</translation>
    </message>
    <message>
        <source>The first player chose {nation}.</source>
        <translation>Der erste Spieler wählte {nation}.</translation>
    </message>
    <message>
        <source>The second player took the {edge} edge.</source>
        <translation>Der zweite Spieler nahm den Rand im {edge}.</translation>
    </message>
    <message>
        <source>The unit leaves before the dice; the attacker may follow (§6.1, R11).</source>
        <translation>Die Einheit geht, bevor gewürfelt wird; der Angreifer kann folgen (§6.1, R11).</translation>
    </message>
    <message>
        <source>The unit that has just moved goes on at once (§9.2, R46).</source>
        <translation>Die eben bewegte Einheit zieht sofort weiter (§9.2, R46).</translation>
    </message>
    <message>
        <source>Volley</source>
        <translation>Salve</translation>
    </message>
    <message>
        <source>Volley at {target} with {unit}: {dice}</source>
        <translation>Salve auf {target} mit {unit}: {dice}</translation>
    </message>
    <message>
        <source>With his Maharaja</source>
        <translation>Mit seinem Maharadscha</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Withdraws</source>
        <translation>Weicht aus</translation>
    </message>
    <message>
        <source>You take your first card back, and the unit may slip away (§9.2, R22).</source>
        <translation>Die erste Karte kommt zurück auf die Hand, und die Einheit kann sich absetzen (§9.2, R22).</translation>
    </message>
    <message>
        <source>You then move a unit that has not moved yet (§5, R5).</source>
        <translation>Danach zieht eine Einheit, die sich noch nicht bewegt hat (§5, R5).</translation>
    </message>
    <message>
        <source>a Guerrilla</source>
        <translation>Guerilla</translation>
    </message>
    <message>
        <source>a leader</source>
        <translation>ein Anführer</translation>
    </message>
    <message>
        <source>a spy</source>
        <translation>ein Spion</translation>
    </message>
    <message>
        <source>a unit</source>
        <translation>eine Einheit</translation>
    </message>
    <message>
        <source>add nothing to the defence</source>
        <translation>der Verteidigung nichts hinzufügen</translation>
    </message>
    <message>
        <source>add {card} to the attack</source>
        <translation>{card} dem Angriff hinzufügen</translation>
    </message>
    <message>
        <source>advance with {unit}</source>
        <translation>mit {unit} nachrücken</translation>
    </message>
    <message>
        <source>ambush of {target}</source>
        <translation>Hinterhalt gegen {target}</translation>
    </message>
    <message>
        <source>ambush {target} on {end}</source>
        <translation>{target} auf {end} überfallen</translation>
    </message>
    <message>
        <source>assault on {target}</source>
        <translation>Sturmangriff auf {target}</translation>
    </message>
    <message>
        <source>assault {target} on {end} with {card}</source>
        <translation>{target} auf {end} mit {card} stürmen</translation>
    </message>
    <message>
        <source>battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>bombard {target} on {end} with {card}</source>
        <translation>{target} auf {end} mit {card} beschießen</translation>
    </message>
    <message>
        <source>bombardment of {target}</source>
        <translation>Beschuss von {target}</translation>
    </message>
    <message>
        <source>break off the assault with {card}</source>
        <translation>den Sturmangriff mit {card} abbrechen</translation>
    </message>
    <message>
        <source>build a redoubt on {end}</source>
        <translation>auf {end} eine Redoute bauen</translation>
    </message>
    <message>
        <source>build no redoubt</source>
        <translation>keine Redoute bauen</translation>
    </message>
    <message>
        <source>cancel it with {card}</source>
        <translation>mit {card} vereiteln</translation>
    </message>
    <message>
        <source>choose the hit</source>
        <translation>den Treffer wählen</translation>
    </message>
    <message>
        <source>choose the retreat</source>
        <translation>den Rückzug wählen</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>commit the attack with {card}</source>
        <translation>den Angriff mit {card} voll einsetzen</translation>
    </message>
    <message>
        <source>defend with {card}</source>
        <translation>mit {card} verteidigen</translation>
    </message>
    <message>
        <source>deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>dig in</source>
        <translation>eingraben</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <translation>{cards} abwerfen</translation>
    </message>
    <message>
        <source>do nothing more</source>
        <translation>nichts mehr tun</translation>
    </message>
    <message>
        <source>don&apos;t advance</source>
        <translation>nicht nachrücken</translation>
    </message>
    <message>
        <source>don&apos;t attack</source>
        <translation>nicht angreifen</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Nachziehen</translation>
    </message>
    <message>
        <source>draw {card}</source>
        <translation>{card} ziehen</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>Ränder</translation>
    </message>
    <message>
        <source>end the movement</source>
        <translation>die Bewegung beenden</translation>
    </message>
    <message>
        <source>fire a Grand Battery from {start} at {target} on {end}</source>
        <translation>eine Große Batterie von {start} auf {target} auf {end} feuern lassen</translation>
    </message>
    <message>
        <source>fire a volley at {target} on {end} with {card}</source>
        <translation>mit {card} eine Salve auf {target} auf {end} abgeben</translation>
    </message>
    <message>
        <source>fire rockets from {start} at {target} on {end}</source>
        <translation>Raketen von {start} auf {target} auf {end} abfeuern</translation>
    </message>
    <message>
        <source>give up {target} on {end} with {card}</source>
        <translation>{target} auf {end} mit {card} opfern</translation>
    </message>
    <message>
        <source>go on to movement</source>
        <translation>weiter zur Bewegung</translation>
    </message>
    <message>
        <source>keep all cards</source>
        <translation>alle Karten behalten</translation>
    </message>
    <message>
        <source>lay section {section}</source>
        <translation>Kartenteil {section} legen</translation>
    </message>
    <message>
        <source>lead {nation}</source>
        <translation>{nation} führen</translation>
    </message>
    <message>
        <source>leave {card} on top of the discards</source>
        <translation>{card} oben auf der Ablage lassen</translation>
    </message>
    <message>
        <source>let it pass</source>
        <translation>zulassen</translation>
    </message>
    <message>
        <source>let {card} join the assault</source>
        <translation>{card} dem Sturmangriff anschließen</translation>
    </message>
    <message>
        <source>let {unit} take the hit</source>
        <translation>{unit} den Treffer nehmen lassen</translation>
    </message>
    <message>
        <source>look at the enemy&apos;s hand with {card}</source>
        <translation>mit {card} die Hand des Feindes ansehen</translation>
    </message>
    <message>
        <source>move {unit} from {start} to {end}</source>
        <translation>{unit} von {start} nach {end} bewegen</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>nations</source>
        <translation>Nationen</translation>
    </message>
    <message>
        <source>offer {nation} and {other}</source>
        <translation>{nation} und {other} anbieten</translation>
    </message>
    <message>
        <source>opening hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>play {card} against the redoubt</source>
        <translation>{card} gegen die Redoute spielen</translation>
    </message>
    <message>
        <source>play {card} before moving</source>
        <translation>vor der Bewegung {card} spielen</translation>
    </message>
    <message>
        <source>play {card} for his combat value</source>
        <translation>{card} für den Gefechtswert spielen</translation>
    </message>
    <message>
        <source>play {card} for his command</source>
        <translation>{card} für das Kommando spielen</translation>
    </message>
    <message>
        <source>play {card} to move another unit</source>
        <translation>{card} spielen, um eine weitere Einheit zu bewegen</translation>
    </message>
    <message>
        <source>play {card} to move one square further</source>
        <translation>{card} spielen, um ein Feld weiterzuziehen</translation>
    </message>
    <message>
        <source>rally {unit} with {card}</source>
        <translation>{unit} mit {card} sammeln</translation>
    </message>
    <message>
        <source>restoration</source>
        <translation>Auffrischung</translation>
    </message>
    <message>
        <source>restore nobody</source>
        <translation>niemanden auffrischen</translation>
    </message>
    <message>
        <source>restore {unit} with {card}</source>
        <translation>{unit} mit {card} auffrischen</translation>
    </message>
    <message>
        <source>retreat to {end}</source>
        <translation>nach {end} zurückziehen</translation>
    </message>
    <message>
        <source>rockets at {target}</source>
        <translation>Raketen auf {target}</translation>
    </message>
    <message>
        <source>roll for the attack as it stands</source>
        <translation>den Angriff würfeln, wie er steht</translation>
    </message>
    <message>
        <source>roll {number}</source>
        <translation>{number} würfeln</translation>
    </message>
    <message>
        <source>set up {unit} on {end}</source>
        <translation>{unit} auf {end} aufstellen</translation>
    </message>
    <message>
        <source>show your hand</source>
        <translation>die Handkarten zeigen</translation>
    </message>
    <message>
        <source>stay where you are</source>
        <translation>stehen bleiben</translation>
    </message>
    <message>
        <source>support the attack with {unit}</source>
        <translation>den Angriff mit {unit} unterstützen</translation>
    </message>
    <message>
        <source>take the {edge} edge</source>
        <translation>den Rand im {edge} nehmen</translation>
    </message>
    <message>
        <source>take {card} into the opening hand</source>
        <translation>{card} auf die Starthand nehmen</translation>
    </message>
    <message>
        <source>the attack</source>
        <translation>der Angriff</translation>
    </message>
    <message>
        <source>the defence</source>
        <translation>die Verteidigung</translation>
    </message>
    <message>
        <source>the outcome</source>
        <translation>der Ausgang</translation>
    </message>
    <message>
        <source>the turn goes on</source>
        <translation>der Zug geht weiter</translation>
    </message>
    <message>
        <source>volley at {target}</source>
        <translation>Salve auf {target}</translation>
    </message>
    <message>
        <source>withdraw with {card}</source>
        <translation>mit {card} ausweichen</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card} joined the assault with {dice}.</source>
        <translation>{card} schloss sich dem Sturmangriff mit {dice} an.</translation>
    </message>
    <message>
        <source>{card} joined the fight: +{combat}.</source>
        <translation>{card} griff ein: +{combat}.</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} obenauf</translation>
    </message>
    <message>
        <source>{card} took command of the attack.</source>
        <translation>{card} übernahm das Kommando über den Angriff.</translation>
    </message>
    <message>
        <source>{card} tried to rally {unit}.</source>
        <translation>{card} versuchte, {unit} zu sammeln.</translation>
    </message>
    <message>
        <source>{card} with the Maharaja: combat +{combat}</source>
        <translation>{card} mit dem Maharadscha: Gefecht +{combat}</translation>
    </message>
    <message>
        <source>{card} with the Maharaja: command {maharaja}</source>
        <translation>{card} mit dem Maharadscha: Kommando {maharaja}</translation>
    </message>
    <message>
        <source>{card}: break off the assault</source>
        <translation>{card}: Sturmangriff abbrechen</translation>
    </message>
    <message>
        <source>{card}: combat +{combat}</source>
        <translation>{card}: Gefecht +{combat}</translation>
    </message>
    <message>
        <source>{card}: command {command}</source>
        <translation>{card}: Kommando {command}</translation>
    </message>
    <message>
        <source>{card}: look at the enemy&apos;s hand</source>
        <translation>{card}: Hand des Feindes ansehen</translation>
    </message>
    <message>
        <source>{card}: move another unit</source>
        <translation>{card}: weitere Einheit bewegen</translation>
    </message>
    <message>
        <source>{card}: one square further</source>
        <translation>{card}: ein Feld weiter</translation>
    </message>
    <message>
        <source>{card}: the redoubt does not count</source>
        <translation>{card}: Die Redoute zählt nicht</translation>
    </message>
    <message>
        <source>{card}: {dice}</source>
        <translation>{card}: {dice}</translation>
    </message>
    <message>
        <source>{nation} and {other}</source>
        <translation>{nation} und {other}</translation>
    </message>
    <message>
        <source>{side} added nothing to the defence.</source>
        <translation>{side} fügte der Verteidigung nichts hinzu.</translation>
    </message>
    <message>
        <source>{side} added {card}: {dice}.</source>
        <translation>{side} fügte {card} hinzu: {dice}.</translation>
    </message>
    <message>
        <source>{side} ambushed {target} on {end} with {dice}.</source>
        <translation>{side} überfiel {target} auf {end} mit {dice}.</translation>
    </message>
    <message>
        <source>{side} attacked.</source>
        <translation>{side} griff an.</translation>
    </message>
    <message>
        <source>{side} began a {card}.</source>
        <translation>{side} begann mit {card}.</translation>
    </message>
    <message>
        <source>{side} broke off the assault with {card}.</source>
        <translation>{side} brach den Sturmangriff mit {card} ab.</translation>
    </message>
    <message>
        <source>{side} built a redoubt on {end}.</source>
        <translation>{side} baute auf {end} eine Redoute.</translation>
    </message>
    <message>
        <source>{side} built no redoubt.</source>
        <translation>{side} baute keine Redoute.</translation>
    </message>
    <message>
        <source>{side} cancelled {other} with a Guerrilla.</source>
        <translation>{side} vereitelte {other} mit einer Guerilla.</translation>
    </message>
    <message>
        <source>{side} chose its opening hand.</source>
        <translation>{side} wählte die Starthand.</translation>
    </message>
    <message>
        <source>{side} chose the hit.</source>
        <translation>{side} wählte den Treffer.</translation>
    </message>
    <message>
        <source>{side} chose the retreat.</source>
        <translation>{side} wählte den Rückzug.</translation>
    </message>
    <message>
        <source>{side} chose to withdraw.</source>
        <translation>{side} entschied sich auszuweichen.</translation>
    </message>
    <message>
        <source>{side} committed its attack with {card}: 2d6 more, and a hit afterwards.</source>
        <translation>{side} setzte den Angriff mit {card} voll ein: 2d6 mehr und danach ein Treffer.</translation>
    </message>
    <message>
        <source>{side} defended with {card}: +{defence}.</source>
        <translation>{side} verteidigte mit {card}: +{defence}.</translation>
    </message>
    <message>
        <source>{side} did not advance.</source>
        <translation>{side} rückte nicht nach.</translation>
    </message>
    <message>
        <source>{side} did not attack.</source>
        <translation>{side} griff nicht an.</translation>
    </message>
    <message numerus="yes">
        <source>{side} discarded %n card(s), with {card} on top.</source>
        <translation>
            <numerusform>{side} warf %n Karte ab, {card} zuoberst.</numerusform>
            <numerusform>{side} warf %n Karten ab, {card} zuoberst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} discarded %n card(s).</source>
        <translation>
            <numerusform>{side} warf %n Karte ab.</numerusform>
            <numerusform>{side} warf %n Karten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} discarded {cards}, with {card} on top.</source>
        <translation>{side} warf {cards} ab, {card} zuoberst.</translation>
    </message>
    <message>
        <source>{side} discarded {cards}.</source>
        <translation>{side} warf {cards} ab.</translation>
    </message>
    <message numerus="yes">
        <source>{side} drew %n card(s).</source>
        <translation>
            <numerusform>{side} zog %n Karte nach.</numerusform>
            <numerusform>{side} zog %n Karten nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} drew {cards}.</source>
        <translation>{side} zog {cards}.</translation>
    </message>
    <message>
        <source>{side} dug in instead of moving and discards its whole hand.</source>
        <translation>{side} grub sich ein, statt sich zu bewegen, und wirft alle Handkarten ab.</translation>
    </message>
    <message>
        <source>{side} ended its movement.</source>
        <translation>{side} beendete die Bewegung.</translation>
    </message>
    <message>
        <source>{side} kept all cards.</source>
        <translation>{side} behielt alle Karten.</translation>
    </message>
    <message>
        <source>{side} laid section {section}.</source>
        <translation>{side} legte Kartenteil {section}.</translation>
    </message>
    <message>
        <source>{side} let it pass.</source>
        <translation>{side} ließ es zu.</translation>
    </message>
    <message>
        <source>{side} let {unit} take the hit.</source>
        <translation>{side} ließ {unit} den Treffer nehmen.</translation>
    </message>
    <message>
        <source>{side} offered {nation} and {other}.</source>
        <translation>{side} bot {nation} und {other} an.</translation>
    </message>
    <message>
        <source>{side} passed.</source>
        <translation>{side} verzichtete.</translation>
    </message>
    <message>
        <source>{side} played {card} to look at the enemy&apos;s hand.</source>
        <translation>{side} spielte {card}, um die Hand des Feindes anzusehen.</translation>
    </message>
    <message>
        <source>{side} played {card} to move another unit.</source>
        <translation>{side} spielte {card}, um eine weitere Einheit zu bewegen.</translation>
    </message>
    <message>
        <source>{side} played {card} to restore {unit}.</source>
        <translation>{side} spielte {card}, um {unit} aufzufrischen.</translation>
    </message>
    <message>
        <source>{side} played {card}.</source>
        <translation>{side} spielte {card}.</translation>
    </message>
    <message>
        <source>{side} played {card}: the redoubt does not count.</source>
        <translation>{side} spielte {card}: Die Redoute zählt nicht.</translation>
    </message>
    <message>
        <source>{side} restored nobody.</source>
        <translation>{side} frischte niemanden auf.</translation>
    </message>
    <message>
        <source>{side} rolled {number} for the first turn.</source>
        <translation>{side} würfelte {number} um den ersten Zug.</translation>
    </message>
    <message>
        <source>{side} showed its hand to the spy.</source>
        <translation>{side} zeigte dem Spion die Handkarten.</translation>
    </message>
    <message>
        <source>{side} showed {cards}.</source>
        <translation>{side} zeigte {cards}.</translation>
    </message>
    <message>
        <source>{side} stayed in place.</source>
        <translation>{side} blieb stehen.</translation>
    </message>
    <message>
        <source>{side} tried to withdraw with {card}.</source>
        <translation>{side} versuchte, mit {card} auszuweichen.</translation>
    </message>
    <message>
        <source>{side} went on to movement.</source>
        <translation>{side} ging zur Bewegung über.</translation>
    </message>
    <message>
        <source>{span} on a d6: {chance}. Otherwise the card defends (§8, R15).</source>
        <translation>{span} auf einem d6: {chance}. Sonst verteidigt die Karte (§8, R15).</translation>
    </message>
    <message>
        <source>{unit} advanced from {start} to {end}.</source>
        <translation>{unit} rückte von {start} nach {end} nach.</translation>
    </message>
    <message>
        <source>{unit} assaulted {target} on {end} with {dice}.</source>
        <translation>{unit} stürmte {target} auf {end} mit {dice}.</translation>
    </message>
    <message>
        <source>{unit} bombarded {target} on {end} with {dice}.</source>
        <translation>{unit} beschoss {target} auf {end} mit {dice}.</translation>
    </message>
    <message>
        <source>{unit} fired a volley at {target} on {end} with {dice}.</source>
        <translation>{unit} gab eine Salve auf {target} auf {end} ab, mit {dice}.</translation>
    </message>
    <message>
        <source>{unit} fired rockets at {target} on {end}.</source>
        <translation>{unit} feuerte Raketen auf {target} auf {end}.</translation>
    </message>
    <message>
        <source>{unit} moved from {start} to {end}.</source>
        <translation>{unit} bewegte sich von {start} nach {end}.</translation>
    </message>
    <message>
        <source>{unit} on {end} died with honour.</source>
        <translation>{unit} auf {end} starb ehrenvoll.</translation>
    </message>
    <message>
        <source>{unit} retreated from {start} to {end}.</source>
        <translation>{unit} zog sich von {start} nach {end} zurück.</translation>
    </message>
    <message>
        <source>{unit} supported the attack.</source>
        <translation>{unit} unterstützte den Angriff.</translation>
    </message>
    <message>
        <source>{unit} was set up on {end}.</source>
        <translation>{unit} wurde auf {end} aufgestellt.</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>Look at {square}.</source>
        <translation>Einen Blick wert: {square}.</translation>
    </message>
    <message>
        <source>Look at {unit} on {square}.</source>
        <translation>Einen Blick wert: {unit} auf {square}.</translation>
    </message>
    <message>
        <source>Look at {unit} on {square}, and at {cards}.</source>
        <translation>Einen Blick wert: {unit} auf {square}, dazu {cards}.</translation>
    </message>
    <message>
        <source>Best: {actions}.</source>
        <translation>Am besten: {actions}.</translation>
    </message>
    <message>
        <source>Consider what else you could do here.</source>
        <translation>Überlegen, was hier sonst noch möglich ist.</translation>
    </message>
    <message>
        <source>It is your only option.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>It suits the ground and the armies best. There are no odds yet.</source>
        <translation>Es passt am besten zum Gelände und zu den Armeen. Chancen gibt es noch keine.</translation>
    </message>
    <message>
        <source>Just as good: {action}.</source>
        <translation>Genauso gut: {action}.</translation>
    </message>
    <message>
        <source>Look at your cards: {cards}.</source>
        <translation>Die Handkarten sind einen Blick wert: {cards}.</translation>
    </message>
    <message>
        <source>New cards are likely to be of more use than these.</source>
        <translation>Neue Karten nützen wahrscheinlich mehr als diese.</translation>
    </message>
    <message>
        <source>Next best: {action}; chance to win {chance}.</source>
        <translation>Am nächstbesten: {action}; Siegchance {chance}.</translation>
    </message>
    <message>
        <source>On average you take {own} hits and deal {enemy}.</source>
        <translation>Im Mittel kostet es {own} eigene Treffer und bringt dem Feind {enemy} bei.</translation>
    </message>
    <message>
        <source>On average you win back {own} hits and deal {enemy}.</source>
        <translation>Im Mittel gewinnt es {own} Treffer zurück und bringt dem Feind {enemy} bei.</translation>
    </message>
    <message numerus="yes">
        <source>The enemy holds %n square(s) fewer at nightfall.</source>
        <translation>
            <numerusform>Der Gegner hält bei Nacht %n Feld weniger.</numerusform>
            <numerusform>Der Gegner hält bei Nacht %n Felder weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ground on {square} adds {cover} to its defence.</source>
        <translation>Das Gelände auf {square} bringt +{cover} auf die Verteidigung.</translation>
    </message>
    <message>
        <source>What {side} could do then: {actions}.</source>
        <translation>Was {side} dann tun könnte: {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n more square(s) at nightfall.</source>
        <translation>
            <numerusform>Sie halten bei Nacht %n Feld mehr.</numerusform>
            <numerusform>Sie halten bei Nacht %n Felder mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards are worth more than new ones.</source>
        <translation>Ihre Karten sind mehr wert als neue.</translation>
    </message>
    <message>
        <source>Your chance to win the battle: {chance}.</source>
        <translation>Eigene Siegchance in der Schlacht: {chance}.</translation>
    </message>
    <message>
        <source>{actions}; then {action}</source>
        <translation>{actions}; dann {action}</translation>
    </message>
    <message>
        <source>The dice: {good} that the attack succeeds, {bad} that it is repulsed.</source>
        <translation>Die Würfel: {good} für den Erfolg des Angriffs, {bad} für die Abwehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of a unit you have lost.</source>
        <translation>
            <numerusform>%n Karte einer Einheit, die Sie verloren haben.</numerusform>
            <numerusform>%n Karten von Einheiten, die Sie verloren haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice: {good} for a hit.</source>
        <translation>Die Würfel: {good} für einen Treffer.</translation>
    </message>
</context>
<context>
    <name>armies</name>
    <message>
        <source>An army of your own.</source>
        <translation>Eine eigene Armee.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Sound infantry with volleys and guns; ambushes and redoubts wear the enemy down until Archduke Charles strikes.</source>
        <translation>Solide Infanterie mit Salven und Geschützen; Hinterhalte und Redouten zermürben den Feind, bis Erzherzog Karl zuschlägt.</translation>
    </message>
    <message>
        <source>Strong on every line: the Guard, bold marshals and Napoleon&apos;s guns carry an attack from the first turn.</source>
        <translation>Stark auf ganzer Linie: Die Garde, kühne Marschälle und Napoleons Geschütze tragen den Angriff von der ersten Runde an.</translation>
    </message>
    <message>
        <source>Steady foot and two fine cavalry units; take good ground, shoot first and counter-attack under Wellington.</source>
        <translation>Standfestes Fußvolk und zwei vortreffliche Reiterverbände; gutes Gelände nehmen, zuerst schießen und unter Wellington zurückschlagen.</translation>
    </message>
    <message>
        <source>Four allied hosts that obey only their own princes; weak one by one, but full of rockets, raids and redoubts.</source>
        <translation>Vier verbündete Heere, die nur ihren eigenen Fürsten gehorchen; einzeln schwach, aber voller Raketen, Überfälle und Redouten.</translation>
    </message>
    <message>
        <source>Half the army rides and hits hard, yet parries badly: commit, slip away, regroup and come again.</source>
        <translation>Die halbe Armee reitet und schlägt hart zu, pariert aber schlecht: alles einsetzen, entwischen, neu ordnen und wiederkommen.</translation>
    </message>
    <message>
        <source>Ordinary infantry, excellent horse and quick marches; Blücher&apos;s pursuit turns a small success into a great one.</source>
        <translation>Gewöhnliche Infanterie, hervorragende Reiter und schnelle Märsche; Blüchers Verfolgung macht aus einem kleinen Erfolg einen großen.</translation>
    </message>
    <message>
        <source>Banner cavalry and many guns and rockets around plain foot; soften one wing from afar, then ride it down.</source>
        <translation>Bannerkavallerie und viele Geschütze und Raketen um schlichtes Fußvolk; einen Flügel von fern mürbe machen, dann niederreiten.</translation>
    </message>
    <message>
        <source>Reduced units fight nearly as well as fresh ones: trade blows, pay for committed attacks and outlast the enemy.</source>
        <translation>Geschwächte Einheiten kämpfen fast so gut wie frische: Schläge tauschen, für vollen Einsatz zahlen und den Feind überdauern.</translation>
    </message>
    <message>
        <source>Slow and stubborn: dig in, starve the enemy of supply with guerrillas and let the night decide.</source>
        <translation>Langsam und zäh: eingraben, dem Feind mit Guerillas den Nachschub nehmen und die Nacht entscheiden lassen.</translation>
    </message>
    <message>
        <source>A balanced small army: guards for the blow, marksmen for the woods, and a little of every trick.</source>
        <translation>Eine ausgewogene kleine Armee: Garden für den Schlag, Scharfschützen für den Wald und von jeder List ein wenig.</translation>
    </message>
    <message>
        <source>No cavalry, fierce attacks and brittle units; every lord fights with his own house, and nobody withdraws.</source>
        <translation>Keine Kavallerie, wilde Angriffe und spröde Einheiten; jeder Fürst kämpft mit seinem eigenen Haus, und niemand weicht aus.</translation>
    </message>
    <message>
        <source>Thin on cavalry and on great leaders; marksmen give ground cheaply and ambushes strike anywhere on the map.</source>
        <translation>Wenig Kavallerie und wenige große Anführer; Scharfschützen geben billig Boden preis, und Hinterhalte treffen überall auf der Karte.</translation>
    </message>
</context>
<context>
    <name>background</name>
    <message>
        <source>The process has ended unexpectedly.</source>
        <translation>Der Prozess endete unerwartet.</translation>
    </message>
</context>
<context>
    <name>bars</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>redoubt</source>
        <translation>Redoute</translation>
    </message>
    <message>
        <source>reduced to strength {strength}</source>
        <translation>geschwächt auf Stärke {strength}</translation>
    </message>
    <message>
        <source>strength {strength}</source>
        <translation>Stärke {strength}</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>may move here, one step</source>
        <translation>kann hierher, ein Schritt</translation>
    </message>
    <message>
        <source>may move here, two steps</source>
        <translation>kann hierher, zwei Schritte</translation>
    </message>
    <message>
        <source>chosen to move here</source>
        <translation>als Ziel der Bewegung gewählt</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>supports the attack</source>
        <translation>unterstützt den Angriff</translation>
    </message>
    <message>
        <source>a unit may be set up here</source>
        <translation>hier kann eine Einheit aufgestellt werden</translation>
    </message>
    <message>
        <source>came from {square}</source>
        <translation>kam von {square}</translation>
    </message>
    <message>
        <source>left for {square}</source>
        <translation>ging nach {square}</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>kann gewählt werden</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>{square}, {mark}</source>
        <translation>{square}, {mark}</translation>
    </message>
    <message>
        <source>attacked from {squares}</source>
        <translation>angegriffen von {squares}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>line to {squares}</source>
        <translation>Linie nach {squares}</translation>
    </message>
    <message>
        <source>{overlay}: {what}</source>
        <translation>{overlay}: {what}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielbrett</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, Enter presses a square, I tells more about it.</source>
        <translation>Pfeiltasten bewegen den Cursor, Eingabe wählt ein Feld, I sagt mehr darüber.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>1d10 against any enemy unit, wherever it stands.</source>
        <translation>1d10 gegen eine beliebige feindliche Einheit, wo immer sie steht.</translation>
    </message>
    <message>
        <source>One or two units move up to two squares.</source>
        <translation>Eine oder zwei Einheiten bewegen sich bis zu zwei Felder.</translation>
    </message>
    <message>
        <source>Give up a unit: every enemy next to it is hit.</source>
        <translation>Eine Einheit opfern: Jeder Feind neben ihr wird getroffen.</translation>
    </message>
    <message>
        <source>The unit that just moved goes one square further.</source>
        <translation>Die eben bewegte Einheit geht ein Feld weiter.</translation>
    </message>
    <message>
        <source>Cancels a march, a Supply or a restoration.</source>
        <translation>Vereitelt einen Marsch, Nachschub oder eine Auffrischung.</translation>
    </message>
    <message>
        <source>With a leader: he commands every nation.</source>
        <translation>Mit einem Anführer: Er befehligt jede Nation.</translation>
    </message>
    <message>
        <source>Adds 3 to the defence of the unit in it.</source>
        <translation>Gibt der Einheit darin 3 zur Verteidigung.</translation>
    </message>
    <message>
        <source>Restores one reduced unit.</source>
        <translation>Frischt eine geschwächte Einheit auf.</translation>
    </message>
    <message>
        <source>Break off your assault and slip away.</source>
        <translation>Den Sturmangriff abbrechen und sich absetzen.</translation>
    </message>
    <message>
        <source>The enemy shows you his hand.</source>
        <translation>Der Feind zeigt seine Handkarten.</translation>
    </message>
    <message>
        <source>Moves one more unit, or restores one.</source>
        <translation>Bewegt eine weitere Einheit oder frischt eine auf.</translation>
    </message>
    <message>
        <source>May commit its unit: +2d6</source>
        <translation>Kann ihre Einheit voll einsetzen: +2d6</translation>
    </message>
    <message>
        <source>Or as a Guerrilla</source>
        <translation>Oder als Guerilla</translation>
    </message>
    <message>
        <source>Or as a redoubt</source>
        <translation>Oder als Redoute</translation>
    </message>
    <message>
        <source>It may be played as a Guerrilla while its unit is on the map (§8, R31, R42).</source>
        <translation>Sie kann als Guerilla gespielt werden, solange ihre Einheit auf der Karte steht (§8, R31, R42).</translation>
    </message>
    <message>
        <source>It may build a redoubt under a unit of its nation while its own is on the map (§8, R42).</source>
        <translation>Sie kann eine Redoute unter einer Einheit ihrer Nation bauen, solange die eigene auf der Karte steht (§8, R42).</translation>
    </message>
    <message>
        <source>Need not advance</source>
        <translation>Muss nicht nachrücken</translation>
    </message>
    <message>
        <source>Grand Battery {dice}</source>
        <translation>Große Batterie {dice}</translation>
    </message>
    <message>
        <source>{dice} or combat for {unit}</source>
        <translation>{dice} oder Gefecht für {unit}</translation>
    </message>
    <message>
        <source>Serves {nation}</source>
        <translation>Dient {nation}</translation>
    </message>
    <message>
        <source>Pursuit dice −1</source>
        <translation>Verfolgungswürfel −1</translation>
    </message>
    <message>
        <source>Pursuit: if the unit advances after a retreat, {span} on a d6 is another hit (§6.7).</source>
        <translation>Verfolgung: Rückt die Einheit nach einem Rückzug nach, ist {span} auf einem d6 ein weiterer Treffer (§6.7).</translation>
    </message>
    <message>
        <source>Withdraw: {span} on a d6 takes the unit out of the combat; otherwise the card defends it (§8, R15).</source>
        <translation>Ausweichen: {span} auf einem d6 nimmt die Einheit aus dem Gefecht; sonst verteidigt die Karte sie (§8, R15).</translation>
    </message>
    <message>
        <source>The unit need not take the vacated square (§6.6, R12).</source>
        <translation>Die Einheit muss das geräumte Feld nicht besetzen (§6.6, R12).</translation>
    </message>
    <message>
        <source>Without a Maharaja he serves only units of {nation} (§9.1).</source>
        <translation>Ohne Maharadscha dient er nur Einheiten von {nation} (§9.1).</translation>
    </message>
    <message>
        <source>Where he leads, each pursuit die counts one less (R33).</source>
        <translation>Wo er führt, zählt jeder Verfolgungswürfel eins weniger (R33).</translation>
    </message>
    <message>
        <source>1d10: 5 or more is a retreat, 9 or more also a hit.</source>
        <translation>1d10: ab 5 Rückzug, ab 9 dazu ein Treffer.</translation>
    </message>
    <message>
        <source>A unit that has just moved goes one square further. Not if its move began in a field or marsh; under the 2010 rules, not if it ended there either (§9.2, R4, R46).</source>
        <translation>Unmittelbar nach der Bewegung einer Einheit geht sie ein Feld weiter. Nicht, wenn die Bewegung auf Acker oder im Sumpf begann; nach den Regeln von 2010 auch nicht, wenn sie dort endete (§9.2, R4, R46).</translation>
    </message>
    <message>
        <source>Adds 2d6 to the attack. Afterwards, one of the attacking units takes a hit. You may play at most one for each attacking unit (§9.2, R23).</source>
        <translation>Gibt dem Angriff 2d6. Wenn alles vorbei ist, nimmt eine der angreifenden Einheiten dafür einen Treffer; höchstens eine Karte je Einheit im Angriff (§9.2, R23).</translation>
    </message>
    <message>
        <source>Adds 2d6; one attacker takes a hit afterwards.</source>
        <translation>2d6 zusätzlich; danach nimmt ein Angreifer einen Treffer.</translation>
    </message>
    <message>
        <source>After your first move, moves one more unit, once a phase. Or, during restoration, brings one reduced unit back to full strength (§5, §7, R5).</source>
        <translation>Nach der ersten eigenen Bewegung: Eine weitere Einheit bewegt sich, einmal je Phase. Oder in der Auffrischung: Eine geschwächte Einheit hat wieder volle Stärke (§5, §7, R5).</translation>
    </message>
    <message>
        <source>Against an assault or ambush, as your only card: the unit moves back one square before the dice are rolled. It needs a square to go to (§9.2, R10, R15).</source>
        <translation>Gegen Sturmangriff oder Hinterhalt, als einzige Karte: Die Einheit geht ein Feld zurück, bevor gewürfelt wird. Sie braucht ein freies Feld dafür (§9.2, R10, R15).</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Hinterhalt</translation>
    </message>
    <message>
        <source>Any of your units fires at an enemy in sight within two squares, or three from a hill at other ground. On a d10, 5 or more drives it back and 9 or more also hits it. Cover does not help (§6.3, R29).</source>
        <translation>Feuer einer beliebigen Einheit auf einen Feind in Sicht bis zu zwei Felder weit, drei von einem Hügel auf anderes Gelände. Auf einem d10 vertreibt ihn 5 und mehr, 9 und mehr trifft ihn auch; Deckung hilft nicht (§6.3, R29).</translation>
    </message>
    <message>
        <source>As your combat for the turn, remove one of your units: every enemy unit next to it takes a hit. Your unit counts as lost (§9.2, R41).</source>
        <translation>Das eine Gefecht des Zuges: eine eigene Einheit entfernen, und jede feindliche Einheit neben ihr nimmt einen Treffer. Die Einheit gilt als verloren (§9.2, R41).</translation>
    </message>
    <message>
        <source>At any decision in your own turn, the enemy shows you his hand. If you play it in the Draw Phase, you draw again (§9.2, R35).</source>
        <translation>Bei jeder Entscheidung im eigenen Zug: Der Feind zeigt seine Handkarten. In der Nachziehphase gespielt, wird noch eine Karte gezogen (§9.2, R35).</translation>
    </message>
    <message>
        <source>At the end of your turn, build a redoubt under one of your units. It adds 3 to the unit&apos;s defence, against fire too, and is gone when the unit leaves (§7, §9.2, R32).</source>
        <translation>Am Ende des eigenen Zuges: eine Redoute unter einer eigenen Einheit bauen. Sie gibt 3 zur Verteidigung, auch gegen Feuer, und ist weg, wenn die Einheit geht (§7, §9.2, R32).</translation>
    </message>
    <message>
        <source>Attack {dice}: the unit assaults an enemy next to it, or adds to an assault it takes part in (§6.1).</source>
        <translation>Angriff {dice}: eröffnet einen Sturmangriff der Einheit auf einen Feind neben ihr oder verstärkt einen, an dem sie teilnimmt (§6.1).</translation>
    </message>
    <message>
        <source>Attacks any enemy unit with 1d10; none of your units leads. Unit cards need a supporter brought in by a leader&apos;s command. Only supporters gain from hills, and nobody advances (§9.2, R19, R20, R21).</source>
        <translation>Eröffnet ein Gefecht gegen eine beliebige feindliche Einheit mit 1d10, ohne führende Einheit. Einheitenkarten brauchen einen Unterstützer, den das Kommando eines Anführers holt. Hügel nützen nur Unterstützern, und niemand rückt nach (§9.2, R19, R20, R21).</translation>
    </message>
    <message>
        <source>Banzai Charge</source>
        <translation>Banzai-Sturm</translation>
    </message>
    <message>
        <source>Before the first move of the phase, one or two units move up to two squares each. They stop in fields and marshes as usual (§9.2, R7).</source>
        <translation>Vor der ersten Bewegung der Phase: Eine oder zwei Einheiten bewegen sich je bis zu zwei Felder; auf Acker und im Sumpf halten sie wie immer an (§9.2, R7).</translation>
    </message>
    <message>
        <source>Bombard {dice}: fires at an enemy in sight, up to two squares away. More than its strength and cover is a hit (§6.2).</source>
        <translation>Beschuss {dice}: Feuer auf einen Feind in Sicht bis zu zwei Felder weit. Mehr als seine Stärke und Deckung ist ein Treffer (§6.2).</translation>
    </message>
    <message>
        <source>Committed Attack</source>
        <translation>Voller Einsatz</translation>
    </message>
    <message>
        <source>Death With Honour</source>
        <translation>Ehrenvoller Tod</translation>
    </message>
    <message>
        <source>Death with Honour</source>
        <translation>Ehrenvoller Tod</translation>
    </message>
    <message>
        <source>During restoration, brings one reduced unit back to full strength (§7).</source>
        <translation>In der Auffrischung bringt sie eine geschwächte Einheit wieder auf volle Stärke (§7).</translation>
    </message>
    <message>
        <source>Each side may play one leader in a combat: for his combat value, which is added to the total, or, when attacking, for his command, which brings in more units next to the target. During restoration, he may rally a reduced unit (§6.5, §7, §9.1, R25).</source>
        <translation>Ein Anführer je Seite und Gefecht, für eines von beidem: Sein Gefechtswert zählt zur Summe, oder sein Kommando holt im Angriff weitere Einheiten neben dem Ziel dazu. In der Auffrischung kann er eine geschwächte Einheit sammeln (§6.5, §7, §9.1, R25).</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Pioniere</translation>
    </message>
    <message>
        <source>Forced March</source>
        <translation>Gewaltmarsch</translation>
    </message>
    <message>
        <source>French Sappers</source>
        <translation>Französische Sappeure</translation>
    </message>
    <message>
        <source>Grand Battery {dice}: as your combat, any of your units bombards an enemy in sight, up to two squares away (§9.1, R28).</source>
        <translation>Große Batterie {dice}: als eigenes Gefecht ein Beschuss von einer beliebigen Einheit aus, bis zu zwei Felder weit in Sicht (§9.1, R28).</translation>
    </message>
    <message>
        <source>Guerrilla</source>
        <translation>Guerilla</translation>
    </message>
    <message>
        <source>Guerrillas</source>
        <translation>Guerilla</translation>
    </message>
    <message>
        <source>He rallies without a roll (§7, R36).</source>
        <translation>Sein Sammeln gelingt ohne Würfel (§7, R36).</translation>
    </message>
    <message>
        <source>He serves only {unit}: he starts or joins its assault with {dice}, or adds his combat value (R43).</source>
        <translation>Er dient nur {unit}: Er eröffnet oder verstärkt ihren Sturmangriff mit {dice} oder gibt seinen Gefechtswert (R43).</translation>
    </message>
    <message>
        <source>In the enemy&apos;s turn, cancels the Supply, Forced March, Regroup or restoring unit card he has just played. It does not stop a rally or a redoubt (§9.2, R31).</source>
        <translation>Im Zug des Feindes: vereitelt Nachschub, Gewaltmarsch, Neuordnung oder die auffrischende Einheitenkarte, die er gerade gespielt hat. Gegen Sammeln und Redouten hilft sie nicht (§9.2, R31).</translation>
    </message>
    <message>
        <source>In your assault or ambush, the target&apos;s redoubt does not count (§9.2, R26).</source>
        <translation>Im eigenen Sturmangriff oder Hinterhalt: Die Redoute des Ziels zählt diesmal nicht (§9.2, R26).</translation>
    </message>
    <message>
        <source>Instead of reinforcing your assault, break it off: you take your first card back, the defender&apos;s cards are spent, and the unit may move up to two squares (§9.2, R22).</source>
        <translation>Statt den Sturmangriff zu verstärken: Das Gefecht entfällt, die eigene erste Karte kommt zurück, die Karten des Verteidigers sind verbraucht, und die Einheit darf bis zu zwei Felder gehen (§9.2, R22).</translation>
    </message>
    <message>
        <source>Maharaja</source>
        <translation>Maharadscha</translation>
    </message>
    <message>
        <source>Move away before the dice are rolled.</source>
        <translation>Entkommen, bevor gewürfelt wird.</translation>
    </message>
    <message>
        <source>Only for {unit}. It adds its defence value when the unit is assaulted or ambushed. During restoration, it brings the unit back to full strength (§6.1, §7).</source>
        <translation>Nur für {unit}. Zählt mit ihrem Verteidigungswert, wenn die Einheit gestürmt wird oder in einen Hinterhalt gerät; in der Auffrischung bringt sie die Einheit wieder auf volle Stärke (§6.1, §7).</translation>
    </message>
    <message>
        <source>Play it together with a leader, to attack, defend or rally: he then serves units of every nation, with a command of 4. It does nothing on its own (§9.1, R44).</source>
        <translation>Zusammen mit einem Anführer gespielt, in Angriff, Verteidigung oder beim Sammeln: Er dient dann Einheiten jeder Nation, mit Kommando 4. Allein bewirkt sie nichts (§9.1, R44).</translation>
    </message>
    <message>
        <source>Redoubt</source>
        <translation>Redoute</translation>
    </message>
    <message>
        <source>Regroup</source>
        <translation>Neuordnung</translation>
    </message>
    <message>
        <source>Rockets</source>
        <translation>Raketen</translation>
    </message>
    <message>
        <source>Royal Engineers</source>
        <translation>Königliche Pioniere</translation>
    </message>
    <message>
        <source>Sappers</source>
        <translation>Sappeure</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Kundschafter</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Plänkeln</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>The target&apos;s redoubt does not count.</source>
        <translation>Die Redoute des Ziels zählt nicht.</translation>
    </message>
    <message>
        <source>Volley {dice}: fires at an enemy next to the unit. More than its strength and cover is a hit (§6.2).</source>
        <translation>Salve {dice}: Feuer auf einen Feind neben der Einheit. Mehr als seine Stärke und Deckung ist ein Treffer (§6.2).</translation>
    </message>
    <message>
        <source>When attacking, it may commit its own unit once: 2d6 more, and a hit on that unit afterwards (§8, R23).</source>
        <translation>Einmal im Angriff kann sie die eigene Einheit voll einsetzen: 2d6 zusätzlich und ein Treffer für diese Einheit (§8, R23).</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>A card of {side}</source>
        <translation>Eine Karte von {side}</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Stab</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Bombard</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Volley</source>
        <translation>Salve</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Pursuit</source>
        <translation>Verfolgung</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Sammeln</translation>
    </message>
</context>
<context>
    <name>combat</name>
    <message>
        <source>leads from {square}</source>
        <translation>führt von {square}</translation>
    </message>
    <message>
        <source>supports from {square}</source>
        <translation>unterstützt von {square}</translation>
    </message>
    <message>
        <source>{unit} committed</source>
        <translation>{unit} setzt alles ein</translation>
    </message>
    <message>
        <source>Committed Attack</source>
        <translation>Voller Einsatz</translation>
    </message>
    <message>
        <source>fires from {square}</source>
        <translation>feuert von {square}</translation>
    </message>
    <message>
        <source>From the hill</source>
        <translation>Vom Hügel</translation>
    </message>
    <message>
        <source>adds his combat value</source>
        <translation>gibt seinen Gefechtswert</translation>
    </message>
    <message>
        <source>Command {value}</source>
        <translation>Kommando {value}</translation>
    </message>
    <message>
        <source>brings units in</source>
        <translation>holt Einheiten dazu</translation>
    </message>
    <message>
        <source>fights with his house</source>
        <translation>kämpft mit seinem Haus</translation>
    </message>
    <message>
        <source>Cover does not help against rockets.</source>
        <translation>Deckung hilft nicht gegen Raketen.</translation>
    </message>
    <message>
        <source>opened by sappers</source>
        <translation>von Sappeuren geöffnet</translation>
    </message>
    <message>
        <source>Redoubt</source>
        <translation>Redoute</translation>
    </message>
    <message>
        <source>Its card</source>
        <translation>Eigene Karte</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>keine Würfel</translation>
    </message>
    <message>
        <source>between {least} and {most}, on average {mean}</source>
        <translation>zwischen {least} und {most}, im Mittel {mean}</translation>
    </message>
    <message>
        <source>A repulse would cost {unit}: it is reduced (§6.6).</source>
        <translation>Eine Abwehr kostet {unit}: Die Einheit ist geschwächt (§6.6).</translation>
    </message>
    <message>
        <source>A repulse would cost {units}: they are reduced (§6.6).</source>
        <translation>Eine Abwehr kostet {units}: Die Einheiten sind geschwächt (§6.6).</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s) to be taken for committing, whatever comes (R23).</source>
        <translation>
            <numerusform>%n Treffer für den vollen Einsatz, was auch kommt (R23).</numerusform>
            <numerusform>%n Treffer für den vollen Einsatz, was auch kommt (R23).</numerusform>
        </translation>
    </message>
    <message>
        <source>One more loss ends the battle for {side} (§2.1).</source>
        <translation>Ein weiterer Verlust beendet die Schlacht für {side} (§2.1).</translation>
    </message>
    <message>
        <source>If {unit} is lost, {side} has lost the battle (§2.1).</source>
        <translation>Geht {unit} verloren, hat {side} die Schlacht verloren (§2.1).</translation>
    </message>
    <message>
        <source>{leader} by combat +{value}: repulsed {lose}, your choice or better {choice}.</source>
        <translation>{leader} mit Gefecht +{value}: abgewiesen {lose}, eigene Wahl oder besser {choice}.</translation>
    </message>
    <message>
        <source>{leader} by command with {unit}: repulsed {lose}, your choice or better {choice}.</source>
        <translation>{leader} mit Kommando und {unit}: abgewiesen {lose}, eigene Wahl oder besser {choice}.</translation>
    </message>
    <message numerus="yes">
        <source>{side} holds %n more card(s) and may still add to the attack (§6.1).</source>
        <translation>
            <numerusform>{side} hält noch %n Karte und kann den Angriff weiter verstärken (§6.1).</numerusform>
            <numerusform>{side} hält noch %n Karten und kann den Angriff weiter verstärken (§6.1).</numerusform>
        </translation>
    </message>
    <message>
        <source>If it retreats, the pursuit by {unit} hits: {chance} ({span} on a d6, §6.7).</source>
        <translation>Bei einem Rückzug trifft die Verfolgung durch {unit}: {chance} ({span} auf einem d6, §6.7).</translation>
    </message>
    <message>
        <source>If it retreats, the pursuit by {unit} hits at least once: {chance} (§6.7).</source>
        <translation>Bei einem Rückzug trifft die Verfolgung durch {unit} mindestens einmal: {chance} (§6.7).</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>You answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>{side} answers</source>
        <translation>{side} antwortet</translation>
    </message>
    <message>
        <source>{unit} has nowhere to go: if it retreats, it is lost (§6.6, R13).</source>
        <translation>{unit} kann nirgendwohin: Beim Rückzug geht sie verloren (§6.6, R13).</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Verstärken</translation>
    </message>
    <message>
        <source>{side} attacks</source>
        <translation>{side} greift an</translation>
    </message>
    <message>
        <source>{side} defends</source>
        <translation>{side} verteidigt</translation>
    </message>
</context>
<context>
    <name>commanders</name>
    <message>
        <source> of {most}</source>
        <translation> von {most}</translation>
    </message>
    <message numerus="yes">
        <source>%n cavalry</source>
        <translation>
            <numerusform>%n Kavallerie</numerusform>
            <numerusform>%n Kavallerie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gun(s)</source>
        <translation>
            <numerusform>%n Geschütz</numerusform>
            <numerusform>%n Geschütze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infantry</source>
        <translation>
            <numerusform>%n Infanterie</numerusform>
            <numerusform>%n Infanterie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not used</source>
        <translation>
            <numerusform>%n nicht genutzt</numerusform>
            <numerusform>%n nicht genutzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) can rally: two of a kind return as one.</source>
        <translation>
            <numerusform>%n Paar kann gesammelt werden: Zwei gleiche kehren als eine Einheit zurück.</numerusform>
            <numerusform>%n Paare können gesammelt werden: Je zwei gleiche kehren als eine Einheit zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n routed gun(s) can be manned again.</source>
        <translation>
            <numerusform>%n verlassenes Geschütz kann wieder bemannt werden.</numerusform>
            <numerusform>%n verlassene Geschütze können wieder bemannt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>%n gespart</numerusform>
            <numerusform>%n gespart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) hit</source>
        <translation>
            <numerusform>%n Einheit getroffen</numerusform>
            <numerusform>%n Einheiten getroffen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used</source>
        <translation>
            <numerusform>%n genutzt</numerusform>
            <numerusform>%n genutzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used so far</source>
        <translation>
            <numerusform>bisher %n ausgeführt</numerusform>
            <numerusform>bisher %n ausgeführt</numerusform>
        </translation>
    </message>
    <message>
        <source>10 wins</source>
        <translation>10 gewinnen</translation>
    </message>
    <message>
        <source>A gun in {place} is manned again</source>
        <translation>Ein Geschütz in {place} wird wieder bemannt</translation>
    </message>
    <message>
        <source>A gun that fires is spent. One that holds its fire may move or attack later.</source>
        <translation>Ein Geschütz, das feuert, ist verbraucht. Eines, das schweigt, kann später noch ziehen oder angreifen.</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Arrow keys move between sectors, Enter chooses one, I tells more about it.</source>
        <translation>Pfeiltasten wechseln den Sektor, Eingabe wählt ihn, I zeigt mehr dazu.</translation>
    </message>
    <message>
        <source>As many sectors on either side: the majority scores for nobody now.</source>
        <translation>Gleich viele Sektoren: Die Mehrheit bringt jetzt niemandem einen Punkt.</translation>
    </message>
    <message>
        <source>Asks what you are likely to order, and answers that.</source>
        <translation>Fragt sich, was Sie wohl befehlen, und antwortet darauf.</translation>
    </message>
    <message>
        <source>At least one to each attacked border.</source>
        <translation>Mindestens eine Einheit an jede angegriffene Grenze.</translation>
    </message>
    <message>
        <source>Attacking from several sides lets you roll a die of either side again.</source>
        <translation>Ein Angriff von mehreren Seiten erlaubt, einen Würfel einer der beiden Seiten neu zu werfen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Before the melee</source>
        <translation>Vor dem Nahkampf</translation>
    </message>
    <message>
        <source>Begin the battle</source>
        <translation>Die Schlacht beginnen</translation>
    </message>
    <message>
        <source>Better for you: {better}; worse: {worse}</source>
        <translation>Besser für Sie: {better}; schlechter: {worse}</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Black’s reserve</source>
        <translation>Reserve von Schwarz</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Bombard</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Both sides agreed to a draw.</source>
        <translation>Beide Seiten haben sich auf ein Unentschieden geeinigt.</translation>
    </message>
    <message>
        <source>Both sides decide</source>
        <translation>Beide Seiten entscheiden</translation>
    </message>
    <message>
        <source>Both sides meet in {place}.</source>
        <translation>Beide Seiten treffen in {place} aufeinander.</translation>
    </message>
    <message>
        <source>Cavalry breaks off</source>
        <translation>Kavallerie bricht ab</translation>
    </message>
    <message>
        <source>Cavalry countercharges towards {place}</source>
        <translation>Kavallerie attackiert gegen {place}</translation>
    </message>
    <message>
        <source>Cavalry falls back</source>
        <translation>Kavallerie weicht zurück</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Zentrum</translation>
    </message>
    <message>
        <source>Choose a battle</source>
        <translation>Eine Schlacht wählen</translation>
    </message>
    <message>
        <source>Choose targets</source>
        <translation>Ziele wählen</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Combat between {place} and {to}.</source>
        <translation>Gefecht zwischen {place} und {to}.</translation>
    </message>
    <message>
        <source>Combined arms</source>
        <translation>Verbundene Waffen</translation>
    </message>
    <message>
        <source>Compares a few plans, but looks no further than this round.</source>
        <translation>Vergleicht einige Pläne, blickt aber nicht über die Runde hinaus.</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Divide the defenders</source>
        <translation>Die Verteidiger aufteilen</translation>
    </message>
    <message>
        <source>Drag from a stack to a sector, or type 2C c2-b2-a2</source>
        <translation>Von einem Stapel in einen Sektor ziehen oder 2C c2-b2-a2 eingeben</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>Encounter in {place}</source>
        <translation>Begegnung in {place}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Einrücken</translation>
    </message>
    <message>
        <source>Fast moves</source>
        <translation>Schnelle Züge</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Guns in {place} at {target}, range {range}</source>
        <translation>Geschütze in {place} auf {target}, Reichweite {range}</translation>
    </message>
    <message>
        <source>Head-on between {place} and {other}</source>
        <translation>Frontal zwischen {place} und {other}</translation>
    </message>
    <message>
        <source>How do its defenders react?</source>
        <translation>Wie reagieren die Verteidiger?</translation>
    </message>
    <message>
        <source>I am {side}</source>
        <translation>Ich bin {side}</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>In Reserve</translation>
    </message>
    <message>
        <source>Infantry breaks off</source>
        <translation>Infanterie bricht ab</translation>
    </message>
    <message>
        <source>Infantry forms square</source>
        <translation>Infanterie bildet Karree</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <translation>Die Würfel liegen lassen</translation>
    </message>
    <message>
        <source>Knows what an army is worth later on, and plays what looks best.</source>
        <translation>Weiß, was eine Armee später wert ist, und spielt, was am besten aussieht.</translation>
    </message>
    <message>
        <source>Left wing</source>
        <translation>Linker Flügel</translation>
    </message>
    <message>
        <source>Level after the last round, but with more points for prisoners.</source>
        <translation>Gleichstand nach der letzten Runde, aber mehr Punkte durch Gefangene.</translation>
    </message>
    <message>
        <source>Level after the last round, but with more units left.</source>
        <translation>Gleichstand nach der letzten Runde, aber mehr Einheiten übrig.</translation>
    </message>
    <message>
        <source>Level in everything: Black wins such a battle.</source>
        <translation>Gleichstand in allem: Eine solche Schlacht gewinnt Schwarz.</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Stufe des Computers</translation>
    </message>
    <message>
        <source>Level on points after the last round, but with more sectors.</source>
        <translation>Gleich viele Punkte nach der letzten Runde, aber mehr Sektoren.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Look back at the battle</source>
        <translation>Die Schlacht nachspielen</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marschieren</translation>
    </message>
    <message>
        <source>March by road</source>
        <translation>Auf der Straße marschieren</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Mixes his plans so that you cannot read him.</source>
        <translation>Mischt seine Pläne, sodass er nicht zu durchschauen ist.</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>More points after the last round.</source>
        <translation>Mehr Punkte nach der letzten Runde.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>No rally yet: it takes two of a kind.</source>
        <translation>Noch kein Sammeln: Es braucht zwei gleiche.</translation>
    </message>
    <message>
        <source>Nobody breaks off</source>
        <translation>Niemand bricht ab</translation>
    </message>
    <message>
        <source>Nobody enters</source>
        <translation>Niemand rückt ein</translation>
    </message>
    <message>
        <source>None of your guns has an order and a target.</source>
        <translation>Keines Ihrer Geschütze hat Befehl und Ziel.</translation>
    </message>
    <message>
        <source>None of your orders can be used in this phase.</source>
        <translation>Keiner Ihrer Befehle lässt sich in dieser Phase ausführen.</translation>
    </message>
    <message>
        <source>Not over: it stands in round {number}.</source>
        <translation>Noch nicht zu Ende: Es läuft Runde {number}.</translation>
    </message>
    <message>
        <source>On the field</source>
        <translation>Auf dem Feld</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Eine weniger</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Eine mehr</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Orders you do not write are saved and can rally. Sealed orders cannot be changed.</source>
        <translation>Nicht erteilte Befehle bleiben zum Sammeln. Versiegelte Befehle lassen sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>Other moves</source>
        <translation>Übrige Züge</translation>
    </message>
    <message>
        <source>Pass to {side}</source>
        <translation>Weiter an {side}</translation>
    </message>
    <message>
        <source>Plan round {number}</source>
        <translation>Runde {number} planen</translation>
    </message>
    <message>
        <source>Post six units in {place}</source>
        <translation>Sechs Einheiten in {place} aufstellen</translation>
    </message>
    <message>
        <source>Post them</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>React</source>
        <translation>Reagieren</translation>
    </message>
    <message>
        <source>Right wing</source>
        <translation>Rechter Flügel</translation>
    </message>
    <message>
        <source>Roll one die again?</source>
        <translation>Einen Würfel neu werfen?</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Both sheets lie open. Orders that were never used are faded.</source>
        <translation>Beide Befehlsblätter liegen offen. Nie genutzte Befehle sind blass.</translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) saved</source>
        <translation>
            <numerusform>%n Befehl gespart</numerusform>
            <numerusform>%n Befehle gespart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rally(ies) possible now</source>
        <translation>
            <numerusform>Jetzt könnte %n Mal gesammelt werden</numerusform>
            <numerusform>Jetzt könnte %n Mal gesammelt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>A die says how many orders each side has</source>
        <translation>Ein Würfel bestimmt die Zahl der Befehle jeder Seite</translation>
    </message>
    <message numerus="yes">
        <source>At most %n round(s)</source>
        <translation>
            <numerusform>Höchstens %n Runde</numerusform>
            <numerusform>Höchstens %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Both armies are in place; it begins with the orders.</source>
        <translation>Beide Armeen stehen bereit; es beginnt mit den Befehlen.</translation>
    </message>
    <message>
        <source>Fire: the result</source>
        <translation>Feuer: das Ergebnis</translation>
    </message>
    <message>
        <source>Hits</source>
        <comment>the chance to hit</comment>
        <translation>Trifft</translation>
    </message>
    <message>
        <source>Morale: whoever loses all 15 points has lost</source>
        <translation>Moral: Wer alle 15 Punkte verliert, hat verloren</translation>
    </message>
    <message>
        <source>No order is written yet. Ctrl+Enter saves all ten.</source>
        <translation>Noch ist kein Befehl geschrieben. Strg+Eingabe spart alle zehn.</translation>
    </message>
    <message>
        <source>No terrain</source>
        <translation>Ohne Gelände</translation>
    </message>
    <message>
        <source>Nobody is hit.</source>
        <translation>Niemand ist getroffen.</translation>
    </message>
    <message>
        <source>Nobody scored.</source>
        <translation>Niemand erhält Punkte.</translation>
    </message>
    <message>
        <source>Offer it over LAN</source>
        <translation>Im LAN anbieten</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Round {number} scored</source>
        <translation>Runde {number} gewertet</translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <translation>Runde {number}.</translation>
    </message>
    <message>
        <source>Routed, waiting in the box</source>
        <translation>Geschlagen, warten in der Ablage</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Seal the orders</source>
        <translation>Die Befehle versiegeln</translation>
    </message>
    <message>
        <source>Second thoughts</source>
        <translation>Noch zu bedenken</translation>
    </message>
    <message>
        <source>Secret until scoring</source>
        <translation>Geheim bis zur Wertung</translation>
    </message>
    <message>
        <source>Sectors held</source>
        <translation>Gehaltene Sektoren</translation>
    </message>
    <message>
        <source>Sees points and ground, and never asks what you will do.</source>
        <translation>Sieht Punkte und Gelände und fragt nie, was Sie vorhaben.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Sheets open</source>
        <translation>Befehle offen</translation>
    </message>
    <message>
        <source>Show what the enemy could reach (R)</source>
        <translation>Zeigen, was der Gegner erreichen könnte (R)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Take positions</source>
        <translation>Stellung beziehen</translation>
    </message>
    <message>
        <source>Take the building?</source>
        <translation>Das Gebäude besetzen?</translation>
    </message>
    <message>
        <source>Take the order back</source>
        <translation>Den Befehl zurücknehmen</translation>
    </message>
    <message>
        <source>Ten orders a round</source>
        <translation>Zehn Befehle je Runde</translation>
    </message>
    <message>
        <source>Ten points win</source>
        <translation>Zehn Punkte gewinnen</translation>
    </message>
    <message>
        <source>Ten points, the last of them for holding more sectors.</source>
        <translation>Zehn Punkte, die letzten für mehr gehaltene Sektoren.</translation>
    </message>
    <message>
        <source>Ten points, the last of them for prisoners.</source>
        <translation>Zehn Punkte, die letzten für Gefangene.</translation>
    </message>
    <message>
        <source>Ten points, the last of them for sectors of the enemy.</source>
        <translation>Zehn Punkte, die letzten für Sektoren des Gegners.</translation>
    </message>
    <message>
        <source>Terrain counts</source>
        <translation>Gelände zählt</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Die Schlacht</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>Die Schlacht geht weiter</translation>
    </message>
    <message>
        <source>The battle goes on as soon as both sides have decided.</source>
        <translation>Es geht weiter, sobald beide Seiten entschieden haben.</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>The building in {place} is shot to pieces.</source>
        <translation>Das Gebäude in {place} ist zerschossen.</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Der Computer</translation>
    </message>
    <message>
        <source>The dice are rolled</source>
        <translation>Die Würfel fallen</translation>
    </message>
    <message>
        <source>The enemy holds {place}: nobody can come there from the reserve.</source>
        <translation>Der Gegner hält {place}: Aus der Reserve kann niemand dorthin.</translation>
    </message>
    <message>
        <source>The enemy’s</source>
        <translation>Gegnerische</translation>
    </message>
    <message>
        <source>The marker in {place} is removed.</source>
        <translation>Der Marker in {place} wird entfernt.</translation>
    </message>
    <message>
        <source>The melee is decided</source>
        <translation>Der Nahkampf ist entschieden</translation>
    </message>
    <message>
        <source>The other army has lost heart.</source>
        <translation>Der anderen Armee ist der Mut gesunken.</translation>
    </message>
    <message>
        <source>The other side gave up.</source>
        <translation>Die andere Seite hat aufgegeben.</translation>
    </message>
    <message>
        <source>The others stay where they came from.</source>
        <translation>Die anderen bleiben, wo sie herkommen.</translation>
    </message>
    <message>
        <source>The two sheets</source>
        <translation>Die beiden Befehlsblätter</translation>
    </message>
    <message>
        <source>Two people at one screen; orders stay hidden between them.</source>
        <translation>Zwei an einem Bildschirm; die Befehle bleiben voreinander verborgen.</translation>
    </message>
    <message>
        <source>Two routed cavalry rally as one</source>
        <translation>Zwei geschlagene Kavallerien sammeln sich zu einer</translation>
    </message>
    <message>
        <source>Two routed infantry rally as one</source>
        <translation>Zwei geschlagene Infanterien sammeln sich zu einer</translation>
    </message>
    <message>
        <source>Type an order</source>
        <translation>Einen Befehl eingeben</translation>
    </message>
    <message>
        <source>Units that you hold back keep their orders for a later phase.</source>
        <translation>Zurückgehaltene Einheiten behalten ihren Befehl für eine spätere Phase.</translation>
    </message>
    <message>
        <source>Units with nobody in front of them may attack any of these.</source>
        <translation>Einheiten ohne Gegenüber können eines dieser Ziele angreifen.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>What is left at the end goes to your reserve.</source>
        <translation>Was am Ende übrig ist, geht in die Reserve.</translation>
    </message>
    <message>
        <source>Which guns fire?</source>
        <translation>Welche Geschütze feuern?</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>White in the south against Black in the north</source>
        <translation>Weiß im Süden gegen Schwarz im Norden</translation>
    </message>
    <message>
        <source>White {white}, Black {black}</source>
        <translation>Weiß {white}, Schwarz {black}</translation>
    </message>
    <message>
        <source>White’s reserve</source>
        <translation>Reserve von Weiß</translation>
    </message>
    <message>
        <source>Who acts now?</source>
        <translation>Wer handelt jetzt?</translation>
    </message>
    <message>
        <source>Who enters {place}?</source>
        <translation>Wer rückt in {place} ein?</translation>
    </message>
    <message>
        <source>Who gives up the attack and goes back?</source>
        <translation>Wer gibt den Angriff auf und geht zurück?</translation>
    </message>
    <message>
        <source>Write your orders.</source>
        <translation>Befehle schreiben.</translation>
    </message>
    <message>
        <source>You both post your armies in secret.</source>
        <translation>Beide stellen ihre Armeen verdeckt auf.</translation>
    </message>
    <message numerus="yes">
        <source>You can rally %n more time(s).</source>
        <translation>
            <numerusform>Noch %n-mal sammeln ist möglich.</numerusform>
            <numerusform>Noch %n-mal sammeln ist möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>You command</source>
        <translation>Eigene Seite</translation>
    </message>
    <message>
        <source>You have saved no orders.</source>
        <translation>Es sind keine Befehle aufgespart.</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Sie spielen</translation>
    </message>
    <message>
        <source>You sit in the north; the computer commands White.</source>
        <translation>Sie sitzen im Norden; der Computer führt Weiß.</translation>
    </message>
    <message>
        <source>You sit in the south; the computer commands Black.</source>
        <translation>Sie sitzen im Süden; der Computer führt Schwarz.</translation>
    </message>
    <message>
        <source>You watch two computers.</source>
        <translation>Zwei Computer spielen, Sie sehen zu.</translation>
    </message>
    <message>
        <source>You would command {side}.</source>
        <translation>Zu führen wäre {side}.</translation>
    </message>
    <message>
        <source>Your</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Your orders</source>
        <translation>Ihre Befehle</translation>
    </message>
    <message>
        <source>a square</source>
        <translation>ein Karree</translation>
    </message>
    <message>
        <source>artillery</source>
        <comment>an arm</comment>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>artillery</source>
        <comment>on a stack of units</comment>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>attacking {arm}</source>
        <translation>angreifende {arm}</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>being written</source>
        <translation>werden geschrieben</translation>
    </message>
    <message>
        <source>both hit</source>
        <translation>beide treffen</translation>
    </message>
    <message>
        <source>cavalry</source>
        <comment>an arm</comment>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>cavalry</source>
        <comment>on a stack of units</comment>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>each die hits: {chances}</source>
        <translation>je Würfel ein Treffer: {chances}</translation>
    </message>
    <message>
        <source>fast phase</source>
        <translation>schnelle Phase</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>infantry</source>
        <comment>an arm</comment>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>infantry</source>
        <comment>on a stack of units</comment>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>daneben</translation>
    </message>
    <message>
        <source>more sectors than the enemy</source>
        <translation>mehr Sektoren als der Gegner</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>zieht</translation>
    </message>
    <message>
        <source>no roll; spent, and the order is lost</source>
        <translation>ohne Wurf; verbraucht, und der Befehl ist verloren</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody is hit</source>
        <translation>niemand wird getroffen</translation>
    </message>
    <message>
        <source>nobody opposite</source>
        <translation>kein Gegenüber</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht genutzt</translation>
    </message>
    <message>
        <source>passive {arm}</source>
        <translation>abwartende {arm}</translation>
    </message>
    <message>
        <source>prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>Reserve</translation>
    </message>
    <message numerus="yes">
        <source>room for %n more</source>
        <translation>
            <numerusform>Platz für %n weitere</numerusform>
            <numerusform>Platz für %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>routed</source>
        <comment>on a stack of units</comment>
        <translation>geschlagen</translation>
    </message>
    <message>
        <source>routed {arm}</source>
        <translation>geschlagene {arm}</translation>
    </message>
    <message>
        <source>save an order</source>
        <translation>einen Befehl aufsparen</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>second act; {note}</source>
        <translation>zweite Handlung; {note}</translation>
    </message>
    <message>
        <source>sectors of the enemy</source>
        <translation>Sektoren des Gegners</translation>
    </message>
    <message>
        <source>something sealed</source>
        <translation>etwas Versiegeltes</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>spent</source>
        <comment>on a stack of units</comment>
        <translation>verbraucht</translation>
    </message>
    <message>
        <source>square</source>
        <comment>on a stack of units</comment>
        <translation>Karree</translation>
    </message>
    <message>
        <source>the building in {place}</source>
        <translation>das Gebäude in {place}</translation>
    </message>
    <message numerus="yes">
        <source>up to %n</source>
        <comment>units that may come</comment>
        <translation>
            <numerusform>bis zu %n</numerusform>
            <numerusform>bis zu %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{chance} each; trying makes them spent</source>
        <translation>je {chance}; schon der Versuch verbraucht sie</translation>
    </message>
    <message>
        <source>{held} of 9</source>
        <translation>{held} von 9</translation>
    </message>
    <message>
        <source>{mine} against {theirs}</source>
        <translation>{mine} gegen {theirs}</translation>
    </message>
    <message>
        <source>{mine} in space {space} at {theirs} in space {its}</source>
        <translation>{mine} auf Platz {space} gegen {theirs} auf Platz {its}</translation>
    </message>
    <message>
        <source>{number} against {place}</source>
        <translation>{number} gegen {place}</translation>
    </message>
    <message>
        <source>{number} {arm}, {way}. Arrow keys: where to. A digit: how many. Enter writes it.</source>
        <translation>{number} {arm}, {way}. Pfeiltasten: wohin. Eine Ziffer: wie viele. Eingabe schreibt den Befehl.</translation>
    </message>
    <message>
        <source>{orders}; couriers carry them</source>
        <translation>{orders}; Kuriere überbringen sie</translation>
    </message>
    <message>
        <source>{place} has room for six units only: not all of these will fit.</source>
        <translation>{place} hat nur Platz für sechs Einheiten: Nicht alle passen hinein.</translation>
    </message>
    <message>
        <source>{place} is attacked</source>
        <translation>{place} wird angegriffen</translation>
    </message>
    <message>
        <source>{place} is left empty; up to {number} enemy units could take it.</source>
        <translation>{place} bleibt leer; bis zu {number} gegnerische Einheiten könnten es nehmen.</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} SP</translation>
    </message>
    <message>
        <source>{side} attacks {place} from {start}</source>
        <translation>{side} greift {place} von {start} aus an</translation>
    </message>
    <message>
        <source>{side} captures {units} in {place}.</source>
        <translation>{side} nimmt {units} in {place} gefangen.</translation>
    </message>
    <message>
        <source>{side} had written no orders.</source>
        <translation>{side} hatte keine Befehle geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>{side} has %n order(s) more</source>
        <translation>
            <numerusform>{side} hat %n Befehl mehr</numerusform>
            <numerusform>{side} hat %n Befehle mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} has sealed its orders.</source>
        <translation>{side} hat seine Befehle versiegelt.</translation>
    </message>
    <message>
        <source>{side} hits</source>
        <translation>{side} trifft</translation>
    </message>
    <message>
        <source>{side} holds more sectors: +1 at the end of the round.</source>
        <translation>{side} hält mehr Sektoren: +1 am Ende der Runde.</translation>
    </message>
    <message>
        <source>{side} is thinking</source>
        <translation>{side} überlegt</translation>
    </message>
    <message>
        <source>{side} is to decide now. The other looks away.</source>
        <translation>{side} entscheidet jetzt. Der andere sieht weg.</translation>
    </message>
    <message>
        <source>{side} orders: {orders}.</source>
        <translation>{side} befiehlt: {orders}.</translation>
    </message>
    <message>
        <source>{side} rolls {dice}.</source>
        <translation>{side} würfelt {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>{side} saves %n order(s).</source>
        <translation>
            <numerusform>{side} spart %n Befehl auf.</numerusform>
            <numerusform>{side} spart %n Befehle auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} to choose</source>
        <translation>{side} wählt</translation>
    </message>
    <message>
        <source>{side} to plan</source>
        <translation>{side} plant</translation>
    </message>
    <message>
        <source>{side} tries to react: {dice}.</source>
        <translation>{side} versucht zu reagieren: {dice}.</translation>
    </message>
    <message>
        <source>{side}: a gun in {place} is manned again.</source>
        <translation>{side}: Ein Geschütz in {place} ist wieder bemannt.</translation>
    </message>
    <message>
        <source>{side}: infantry takes the building in {place}.</source>
        <translation>{side}: Infanterie besetzt das Gebäude in {place}.</translation>
    </message>
    <message>
        <source>{side}: no square in {place}.</source>
        <translation>{side}: kein Karree in {place}.</translation>
    </message>
    <message>
        <source>{side}: the countercharge from {place} fails.</source>
        <translation>{side}: Die Gegenattacke aus {place} misslingt.</translation>
    </message>
    <message>
        <source>{side}: the order to {units} in {place} is lost.</source>
        <translation>{side}: Der Befehl an {units} in {place} geht verloren.</translation>
    </message>
    <message>
        <source>{side}: {points} for {what}.</source>
        <translation>{side}: {points} für {what}.</translation>
    </message>
    <message>
        <source>{side}: {units} advance from {place} to {to}.</source>
        <translation>{side}: {units} rückt von {place} nach {to} vor.</translation>
    </message>
    <message>
        <source>{side}: {units} break off, back to {place}.</source>
        <translation>{side}: {units} bricht ab, zurück nach {place}.</translation>
    </message>
    <message>
        <source>{side}: {units} countercharge from {place}.</source>
        <translation>{side}: {units} attackiert aus {place}.</translation>
    </message>
    <message>
        <source>{side}: {units} fall back from {place}.</source>
        <translation>{side}: {units} weicht aus {place} zurück.</translation>
    </message>
    <message>
        <source>{side}: {units} flee from {place}.</source>
        <translation>{side}: {units} flieht aus {place}.</translation>
    </message>
    <message>
        <source>{side}: {units} in {place} form square.</source>
        <translation>{side}: {units} in {place} bildet Karree.</translation>
    </message>
    <message>
        <source>{side}: {units} move from {place} to {to}.</source>
        <translation>{side}: {units} zieht von {place} nach {to}.</translation>
    </message>
    <message>
        <source>{side}: {units} rally in the reserve.</source>
        <translation>{side}: {units} sammelt sich in der Reserve.</translation>
    </message>
    <message>
        <source>{side}: {unit} of {place} destroyed.</source>
        <translation>{side}: {unit} aus {place} vernichtet.</translation>
    </message>
    <message>
        <source>{side}: {unit} of {place} hit.</source>
        <translation>{side}: {unit} aus {place} getroffen.</translation>
    </message>
    <message>
        <source>{side}: {unit} of {place} overrun.</source>
        <translation>{side}: {unit} aus {place} überrannt.</translation>
    </message>
    <message>
        <source>{side}: {unit} of {place} routed.</source>
        <translation>{side}: {unit} aus {place} geschlagen.</translation>
    </message>
    <message>
        <source>{side}’s couriers: {dice}.</source>
        <translation>Kuriere von {side}: {dice}.</translation>
    </message>
    <message>
        <source>{side}’s die is rolled again: {dice}.</source>
        <translation>Ein Würfel von {side} wird neu geworfen: {dice}.</translation>
    </message>
    <message>
        <source>{side}’s guns fire: {dice}.</source>
        <translation>Die Geschütze von {side} feuern: {dice}.</translation>
    </message>
    <message>
        <source>{side}’s orders: {orders}.</source>
        <translation>Befehle von {side}: {orders}.</translation>
    </message>
    <message>
        <source>{space}  {side}: {parts}. Hits {chance}</source>
        <translation>{space}  {side}: {parts}. Trifft zu {chance}</translation>
    </message>
    <message>
        <source>{start} to {step}</source>
        <translation>{start} nach {step}</translation>
    </message>
    <message>
        <source>{start} to {step} to {second}</source>
        <translation>{start} nach {step} nach {second}</translation>
    </message>
    <message>
        <source>{units} from {place}</source>
        <translation>{units} aus {place}</translation>
    </message>
    <message>
        <source>{units}, {way}</source>
        <translation>{units}, {way}</translation>
    </message>
    <message>
        <source>{whose} {face} in space {space}</source>
        <translation>{whose} {face} auf Platz {space}</translation>
    </message>
    <message>
        <source>{written} of {quota} written, {saved} saved for rallies</source>
        <translation>{written} von {quota} geschrieben, {saved} zum Sammeln gespart</translation>
    </message>
    <message>
        <source>{written} written, {saved} saved</source>
        <translation>{written} geschrieben, {saved} gespart</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>I am {side}: show my cards</source>
        <translation>Ich führe {side}: meine Karten zeigen</translation>
    </message>
    <message>
        <source>Your cards stay hidden until then. The other player should look away.</source>
        <translation>Bis dahin bleiben die Karten verdeckt. Wer zuletzt am Zug war, schaut weg.</translation>
    </message>
    <message>
        <source>{side}: your turn</source>
        <translation>{side} ist dran</translation>
    </message>
</context>
<context>
    <name>decisions</name>
    <message numerus="yes">
        <source>%n attack(s) possible. Click to choose.</source>
        <translation>
            <numerusform>%n Angriff möglich. Zum Wählen klicken.</numerusform>
            <numerusform>%n Angriffe möglich. Zum Wählen klicken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) chosen.</source>
        <translation>
            <numerusform>%n Karte gewählt.</numerusform>
            <numerusform>%n Karten gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Maharaja is played together with a leader (§9.1, R44).</source>
        <translation>Ein Maharadscha wird zusammen mit einem Anführer gespielt (§9.1, R44).</translation>
    </message>
    <message>
        <source>A hit reduces a full-strength unit and removes a reduced one (§6.6).</source>
        <translation>Ein Treffer schwächt eine volle Einheit und entfernt eine geschwächte (§6.6).</translation>
    </message>
    <message>
        <source>Attack: roll {dice}</source>
        <translation>Angriff: {dice} würfeln</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>Anders wählen</translation>
    </message>
    <message>
        <source>Click a card or a reduced unit.</source>
        <translation>Eine Karte oder eine geschwächte Einheit wählen.</translation>
    </message>
    <message>
        <source>Click a card to add it, again to take it back. One leader only (§6.1, R25).</source>
        <translation>Karten wählen fügt sie hinzu, noch einmal nimmt sie zurück. Ein Anführer (§6.1, R25).</translation>
    </message>
    <message>
        <source>Click a card, one of your units or an enemy.</source>
        <translation>Eine Karte, eine eigene Einheit oder einen Feind wählen.</translation>
    </message>
    <message>
        <source>Click a new square for {unit}, or a unit to swap it with.</source>
        <translation>Drücken, wo {unit} stattdessen stehen soll, oder eine Einheit zum Tauschen.</translation>
    </message>
    <message>
        <source>Click a square in your two rows, or a unit to move or swap it.</source>
        <translation>Ein Feld in den beiden eigenen Reihen wählen; eine Einheit wählen, um sie zu versetzen oder zu tauschen.</translation>
    </message>
    <message>
        <source>Click a unit, then a square, or drag it.</source>
        <translation>Eine Einheit anklicken, dann ein Feld, oder sie dorthin ziehen.</translation>
    </message>
    <message>
        <source>Click it again to take it back.</source>
        <translation>Noch einmal wählen nimmt sie zurück.</translation>
    </message>
    <message>
        <source>Click one of your own units: there is none on {square} (§7).</source>
        <translation>Eine eigene Einheit wählen: Auf {square} steht keine (§7).</translation>
    </message>
    <message>
        <source>Click one of your units: a redoubt adds 3 to its defence.</source>
        <translation>Eine eigene Einheit wählen: Eine Redoute gibt ihr 3 zur Verteidigung.</translation>
    </message>
    <message>
        <source>Click the cards you don&apos;t want. Every card you draw brings nightfall closer.</source>
        <translation>Unerwünschte Karten wählen. Jede nachgezogene Karte bringt die Nacht näher.</translation>
    </message>
    <message>
        <source>Click to choose.</source>
        <translation>Zum Wählen klicken.</translation>
    </message>
    <message>
        <source>Combat +{value}</source>
        <translation>Gefecht +{value}</translation>
    </message>
    <message>
        <source>Command {value}</source>
        <translation>Kommando {value}</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n Karte abwerfen</numerusform>
            <numerusform>%n Karten abwerfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard first: units move in the third phase (§4).</source>
        <translation>Erst die Karten: Einheiten bewegen sich in der dritten Phase (§4).</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>From {square}, {unit} can assault {targets}.</source>
        <translation>Von {square} kann {unit} stürmen: {targets}.</translation>
    </message>
    <message>
        <source>From {square}, {unit} has nobody to assault.</source>
        <translation>Von {square} kann {unit} niemanden stürmen.</translation>
    </message>
    <message>
        <source>It would move one more unit.</source>
        <translation>Das würde eine weitere Einheit bewegen.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Move first: you attack in the next phase (§4, §6).</source>
        <translation>Erst bewegen: Angegriffen wird in der nächsten Phase (§4, §6).</translation>
    </message>
    <message>
        <source>No other unit may move.</source>
        <translation>Niemand sonst kann sich bewegen.</translation>
    </message>
    <message>
        <source>None of your cards can attack now.</source>
        <translation>Keine Handkarte kann jetzt jemanden angreifen.</translation>
    </message>
    <message>
        <source>None of your cards can attack {unit} on {square} (§6.1, §6.2).</source>
        <translation>Keine Handkarte greift {unit} auf {square} an (§6.1, §6.2).</translation>
    </message>
    <message>
        <source>One attempt a turn (§7, R30).</source>
        <translation>Ein Versuch je Zug (§7, R30).</translation>
    </message>
    <message>
        <source>Press Enter to confirm. The unit may also stay (§9.2, R22).</source>
        <translation>Eingabe bestätigt. Die Einheit kann auch stehen bleiben (§9.2, R22).</translation>
    </message>
    <message>
        <source>Press Enter to confirm. The unit must move on (§9.2).</source>
        <translation>Eingabe bestätigt. Der Marsch muss sein (§9.2).</translation>
    </message>
    <message>
        <source>Press Enter to confirm. Towards its own edge first, then sideways (§6.6, R9).</source>
        <translation>Eingabe bestätigt. Zuerst zum eigenen Rand, dann zu den Seiten (§6.6, R9).</translation>
    </message>
    <message>
        <source>Press Esc to start over. Once you attack, the card is spent (§6.1).</source>
        <translation>Esc beginnt von vorn. Mit dem Angriff ist die Karte verbraucht (§6.1).</translation>
    </message>
    <message>
        <source>Press N for no combat. Once you attack, the card is spent (§6.1).</source>
        <translation>Mit N gibt es kein Gefecht. Mit dem Angriff ist die Karte ausgespielt (§6.1).</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Rule: {rule}.</source>
        <translation>Regel: {rule}.</translation>
    </message>
    <message>
        <source>Several units may advance to {square}: click one of them (§6.6, R16).</source>
        <translation>Mehrere Einheiten können nach {square} nachrücken: eine davon anklicken (§6.6, R16).</translation>
    </message>
    <message>
        <source>Stand: defence {total}</source>
        <translation>Standhalten: Verteidigung {total}</translation>
    </message>
    <message>
        <source>Take back the last one</source>
        <translation>Die letzte zurücknehmen</translation>
    </message>
    <message>
        <source>Take cards back</source>
        <translation>Karten zurücknehmen</translation>
    </message>
    <message>
        <source>The card that started the combat is spent (§6.1).</source>
        <translation>Die Karte, die das Gefecht eröffnet hat, ist verbraucht (§6.1).</translation>
    </message>
    <message>
        <source>The card you click last goes on top. You then draw up to five (§4, R37).</source>
        <translation>Die zuletzt gewählte Karte liegt oben. Danach wird auf fünf nachgezogen (§4, R37).</translation>
    </message>
    <message>
        <source>The redoubt is gone when the unit leaves (§7, R32).</source>
        <translation>Sie ist weg, wenn die Einheit geht (§7, R32).</translation>
    </message>
    <message>
        <source>There is nobody on {square} (§6).</source>
        <translation>Auf {square} steht niemand (§6).</translation>
    </message>
    <message>
        <source>These are the odds if nobody adds anything.</source>
        <translation>Das sind die Chancen, wenn niemand etwas hinzufügt.</translation>
    </message>
    <message>
        <source>This card does nothing here (§9).</source>
        <translation>Diese Karte bewirkt hier nichts (§9).</translation>
    </message>
    <message>
        <source>Until then you can undo.</source>
        <translation>Bis dahin lässt sich alles zurücknehmen.</translation>
    </message>
    <message>
        <source>You can take cards back until you roll (§6.1).</source>
        <translation>Hinzugefügtes lässt sich bis zum Angriff zurücknehmen (§6.1).</translation>
    </message>
    <message>
        <source>You can&apos;t do anything with this square now (§4).</source>
        <translation>Mit diesem Feld lässt sich jetzt nichts tun (§4).</translation>
    </message>
    <message>
        <source>You have drawn your hand</source>
        <translation>Die Handkarten sind gezogen</translation>
    </message>
    <message>
        <source>You have made your move. Press Enter to confirm, Esc to put the unit back (§5).</source>
        <translation>Der Zug ist gemacht. Eingabe bestätigt, Esc setzt die Einheit zurück (§5).</translation>
    </message>
    <message>
        <source>You have no card for {unit} (§7).</source>
        <translation>Keine Handkarte für {unit} (§7).</translation>
    </message>
    <message>
        <source>You have no card to attack with {unit} from there (§6.1, §6.2).</source>
        <translation>Keine Handkarte greift mit {unit} von dort an (§6.1, §6.2).</translation>
    </message>
    <message>
        <source>You have no card to build a redoubt.</source>
        <translation>Keine Handkarte für eine Redoute.</translation>
    </message>
    <message>
        <source>You have no card to cancel it.</source>
        <translation>Keine Handkarte könnte das vereiteln.</translation>
    </message>
    <message>
        <source>You have no card to restore a unit.</source>
        <translation>Keine Handkarte frischt jemanden auf.</translation>
    </message>
    <message numerus="yes">
        <source>You may still move %n unit(s).</source>
        <translation>
            <numerusform>Noch %n Einheit kann sich bewegen.</numerusform>
            <numerusform>Noch %n Einheiten können sich bewegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You must move one unit. Press Enter to confirm, Esc to put it back (§5).</source>
        <translation>Eine Einheit muss sich bewegen. Eingabe bestätigt, Esc setzt sie zurück (§5).</translation>
    </message>
    <message>
        <source>You tried to withdraw with this card, so it stays (§8, R15).</source>
        <translation>Mit dieser Karte wurde das Ausweichen versucht, sie bleibt (§8, R15).</translation>
    </message>
    <message>
        <source>Your turn is done</source>
        <translation>Der Zug ist vorbei</translation>
    </message>
    <message>
        <source>Your two rows, no lakes, one unit a square (§3, R47).</source>
        <translation>Die beiden eigenen Reihen, keine Seen, eine Einheit je Feld (§3, R47).</translation>
    </message>
    <message>
        <source>{attack}, defence {value}</source>
        <translation>{attack}, Verteidigung {value}</translation>
    </message>
    <message>
        <source>{card} goes on top, where the enemy sees it.</source>
        <translation>{card} liegt oben, wo der Feind sie sieht.</translation>
    </message>
    <message numerus="yes">
        <source>{leader} may bring in %n more unit(s): click on the board.</source>
        <translation>
            <numerusform>{leader} kann noch %n Einheit dazuholen: auf dem Brett anklicken.</numerusform>
            <numerusform>{leader} kann noch %n Einheiten dazuholen: auf dem Brett anklicken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} sees all your cards.</source>
        <translation>{side} sieht alle Ihre Karten.</translation>
    </message>
    <message>
        <source>{unit} falls back to {square}.</source>
        <translation>{unit} geht nach {square} zurück.</translation>
    </message>
    <message>
        <source>{unit} has nowhere to go: if it retreats, it is lost (§6.6, R13).</source>
        <translation>{unit} kann nirgendwohin: Beim Rückzug geht sie verloren (§6.6, R13).</translation>
    </message>
    <message numerus="yes">
        <source>{unit} is lost, and hits %n enemy unit(s) next to it (R41).</source>
        <translation>
            <numerusform>{unit} ist verloren und trifft %n feindliche Einheit daneben (R41).</numerusform>
            <numerusform>{unit} ist verloren und trifft %n feindliche Einheiten daneben (R41).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} may reach %n square(s).</source>
        <translation>
            <numerusform>{unit} kann %n Feld erreichen.</numerusform>
            <numerusform>{unit} kann %n Felder erreichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{unit} would be back at full strength.</source>
        <translation>{unit} hätte wieder volle Stärke.</translation>
    </message>
    <message>
        <source>{unit} would march on from {square}.</source>
        <translation>{unit} würde von {square} weitermarschieren.</translation>
    </message>
    <message>
        <source>{unit} would retreat to {squares}; the attacker may then advance.</source>
        <translation>{unit} würde sich nach {squares} zurückziehen; der Angreifer kann dann nachrücken.</translation>
    </message>
    <message>
        <source>{use}, with the Maharaja</source>
        <translation>{use}, mit dem Maharadscha</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>The settings could not be saved: {reason}.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden: {reason}.</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>against {defence}</source>
        <translation>gegen {defence}</translation>
    </message>
    <message>
        <source>against {defence}. {result}</source>
        <translation>gegen {defence}. {result}</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Take up the terrain</source>
        <translation>Gelände aufnehmen</translation>
    </message>
    <message>
        <source>Symmetry off</source>
        <translation>Keine Symmetrie</translation>
    </message>
    <message>
        <source>West and east alike</source>
        <translation>West und Ost gleich</translation>
    </message>
    <message>
        <source>North and south alike</source>
        <translation>Nord und Süd gleich</translation>
    </message>
    <message>
        <source>The same from both ends</source>
        <translation>Von beiden Enden gleich</translation>
    </message>
    <message>
        <source>All four corners alike</source>
        <translation>Alle vier Ecken gleich</translation>
    </message>
    <message>
        <source>Tried before the last changes. Try again.</source>
        <translation>Vor den letzten Änderungen erprobt. Noch einmal erproben.</translation>
    </message>
    <message>
        <source>Tried by the computer</source>
        <translation>Vom Computer erprobt</translation>
    </message>
    <message>
        <source>Try quick battles</source>
        <translation>Erproben</translation>
    </message>
    <message>
        <source>Turn and mirror</source>
        <translation>Drehen und spiegeln</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Turn left (Shift+R)</source>
        <translation>Nach links drehen (Umschalt+R)</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn right (R)</source>
        <translation>Nach rechts drehen (R)</translation>
    </message>
    <message>
        <source>West–east</source>
        <translation>West–Ost</translation>
    </message>
    <message>
        <source>What it offers</source>
        <translation>Was es bietet</translation>
    </message>
    <message>
        <source>Which sections</source>
        <translation>Welche Kartenteile</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>at least {number} of {terrain}</source>
        <translation>mindestens {number} von {terrain}</translation>
    </message>
    <message>
        <source>at most {number} lakes</source>
        <translation>höchstens {number} Seen</translation>
    </message>
    <message>
        <source>at most {number} of {terrain}</source>
        <translation>höchstens {number} von {terrain}</translation>
    </message>
    <message>
        <source>even cover</source>
        <translation>gleiche Deckung</translation>
    </message>
    <message>
        <source>even hills</source>
        <translation>gleich viele Hügel</translation>
    </message>
    <message>
        <source>fair {score}</source>
        <translation>fair {score}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>of 100</source>
        <translation>von 100</translation>
    </message>
    <message>
        <source>one connected field</source>
        <translation>ein zusammenhängendes Feld</translation>
    </message>
    <message>
        <source>only printed sections</source>
        <translation>nur gedruckte Kartenteile</translation>
    </message>
    <message>
        <source>painted freely</source>
        <translation>frei gemalt</translation>
    </message>
    <message>
        <source>proven best for its seed</source>
        <translation>nachweislich das beste für seinen Seed</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>the symmetry</source>
        <translation>die Symmetrie</translation>
    </message>
    <message>
        <source>uneven</source>
        <translation>ungleich</translation>
    </message>
    <message>
        <source>{ground}. Cover adds up to {cover}; lakes {lakes} of at most {most} (R47).</source>
        <translation>{ground}. Deckung zusammen {cover}; {lakes} Seen von höchstens {most} (R47).</translation>
    </message>
    <message>
        <source>{one} wins {a} %, {two} {b} %, drawn {c} % of {n} battles; true to within {doubt} points.</source>
        <translation>{one} gewinnt {a}&#xa0;%, {two} {b}&#xa0;%, remis {c}&#xa0;% von {n} Schlachten; genau auf {doubt} Punkte.</translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} von {all}</translation>
    </message>
    <message>
        <source>{terrain} (key {number})</source>
        <translation>{terrain} (Taste {number})</translation>
    </message>
    <message>
        <source>{terrain}, at least</source>
        <translation>{terrain}, mindestens</translation>
    </message>
    <message>
        <source>{terrain}, at most</source>
        <translation>{terrain}, höchstens</translation>
    </message>
    <message>
        <source>{terrain}: at least is more than at most.</source>
        <translation>{terrain}: Das Mindeste ist mehr als das Höchste.</translation>
    </message>
    <message>
        <source>{tool} (key {key})</source>
        <translation>{tool} (Taste {key})</translation>
    </message>
    <message>
        <source>Symmetry of the brush (key Y)</source>
        <translation>Symmetrie des Pinsels (Taste Y)</translation>
    </message>
    <message>
        <source>{tool} from here</source>
        <translation>{tool} von hier</translation>
    </message>
    <message>
        <source>{tool}: {terrain}. {symmetry}</source>
        <translation>{tool}: {terrain}. {symmetry}</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, Space uses the tool, the menu key offers more.</source>
        <translation>Pfeiltasten bewegen den Cursor, Leertaste nutzt das Werkzeug, die Menütaste bietet mehr.</translation>
    </message>
    <message>
        <source>New section</source>
        <translation>Neuer Kartenteil</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Neues Schlachtfeld</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Neue Armee</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Kopie von {name}</translation>
    </message>
    <message>
        <source>Lines of fire: {a} squares a gun in the {one}, {b} in the {two}.</source>
        <translation>Schusslinien: {a} Felder je Geschütz im {one}, {b} im {two}.</translation>
    </message>
    <message>
        <source>Open lanes: {lanes}.</source>
        <translation>Offene Gassen: {lanes}.</translation>
    </message>
    <message>
        <source>No open lane: something stops every march across.</source>
        <translation>Keine offene Gasse: Etwas hält jeden Marsch hinüber auf.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n Karte.</numerusform>
            <numerusform>%n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s). Click one to take it; undo brings the old field back.</source>
        <translation>
            <numerusform>%n Vorschlag. Anklicken, um ihn zu nehmen; Rückgängig holt das alte Feld zurück.</numerusform>
            <numerusform>%n Vorschläge. Einen anklicken, um ihn zu nehmen; Rückgängig holt das alte Feld zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) cut off by lakes.</source>
        <translation>
            <numerusform>%n Feld durch Seen abgeschnitten.</numerusform>
            <numerusform>%n Felder durch Seen abgeschnitten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <translation>
            <numerusform>%n Mangel zu beheben</numerusform>
            <numerusform>%n Mängel zu beheben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend in the file; nothing was changed.</source>
        <translation>
            <numerusform>%n Mangel in der Datei zu beheben; nichts wurde geändert.</numerusform>
            <numerusform>%n Mängel in der Datei zu beheben; nichts wurde geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) placed; the rest by the player at the start.</source>
        <translation>
            <numerusform>%n Einheit aufgestellt; den Rest stellt der Spieler am Anfang auf.</numerusform>
            <numerusform>%n Einheiten aufgestellt; den Rest stellt der Spieler am Anfang auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>8/5/3 means eight stands, worn at five, spent at three. 8 alone works that out.</source>
        <translation>8/5/3 heißt: acht Stände, angeschlagen ab fünf, erschöpft ab drei. Bei 8 allein wird das ausgerechnet.</translation>
    </message>
    <message>
        <source>A battle under way</source>
        <translation>Eine laufende Schlacht</translation>
    </message>
    <message>
        <source>A file may hold several sections; add one to this file.</source>
        <translation>Eine Datei kann mehrere Kartenteile enthalten; einen hinzufügen.</translation>
    </message>
    <message>
        <source>A free battlefield of 64 squares.</source>
        <translation>Ein freies Schlachtfeld mit 64 Feldern.</translation>
    </message>
    <message>
        <source>A leader has a line of his own and commands the units below him.</source>
        <translation>Ein Anführer hat eine eigene Zeile und befehligt die Einheiten darunter.</translation>
    </message>
    <message>
        <source>A number. The same seed and wishes give the same proposals.</source>
        <translation>Eine Zahl. Gleicher Seed und gleiche Wünsche ergeben gleiche Vorschläge.</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>Add a kind of card</source>
        <translation>Kartenart hinzufügen</translation>
    </message>
    <message>
        <source>Add a leader</source>
        <translation>Anführer hinzufügen</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Kartenteil hinzufügen</translation>
    </message>
    <message>
        <source>Add a unit</source>
        <translation>Einheit hinzufügen</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>Weiteren hinzufügen</translation>
    </message>
    <message>
        <source>Add this card</source>
        <translation>Diese Karte hinzufügen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Alle Armeen</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Alle Kartenteile</translation>
    </message>
    <message>
        <source>Allow all, those that are added later too</source>
        <translation>Alle erlauben, auch solche, die später dazukommen</translation>
    </message>
    <message>
        <source>Also as</source>
        <translation>Auch als</translation>
    </message>
    <message>
        <source>Also: veteran, trained or raw; machismo, brave colonel, irregular, pikes; lost 2.</source>
        <translation>Außerdem: veteran, trained oder raw; machismo, brave colonel, irregular, pikes; lost 2.</translation>
    </message>
    <message>
        <source>Another seed, and propose</source>
        <translation>Anderer Seed, neu vorschlagen</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Armies that may be chosen</source>
        <translation>Armeen zur Wahl</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Army of {side}</source>
        <translation>Armee von {side}</translation>
    </message>
    <message>
        <source>As a draft it is here again when the editor is next opened.</source>
        <translation>Als Entwurf ist es beim nächsten Öffnen des Editors wieder da.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Begins in the middle: every unit placed or lost, both hands known.</source>
        <translation>Beginnt mitten in der Schlacht: Jede Einheit steht oder ist verloren, beide Hände sind bekannt.</translation>
    </message>
    <message>
        <source>Between which edges</source>
        <translation>Zwischen welchen Rändern</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Blue&apos;s edge; red has the opposite one</source>
        <translation>Rand von Blau; Rot hat den gegenüber</translation>
    </message>
    <message>
        <source>Bombard</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Brings to its assault</source>
        <translation>Bringt zum Sturmangriff mit</translation>
    </message>
    <message>
        <source>By ground alone; the armies are not weighed.</source>
        <translation>Nur nach dem Gelände; die Armeen sind nicht gewogen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Card to add</source>
        <translation>Karte zum Hinzufügen</translation>
    </message>
    <message>
        <source>Card {number}, {what}</source>
        <translation>Karte {number}, {what}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards of the pile</source>
        <translation>Karten des Stapels</translation>
    </message>
    <message>
        <source>Cards: {count} of 5</source>
        <translation>Karten: {count} von 5</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Change a card</source>
        <translation>Karte ändern</translation>
    </message>
    <message>
        <source>Change a deck</source>
        <translation>Stapel ändern</translation>
    </message>
    <message>
        <source>Change a strength</source>
        <translation>Stärke ändern</translation>
    </message>
    <message>
        <source>Change cards</source>
        <translation>Karten ändern</translation>
    </message>
    <message>
        <source>Change heavy casualties</source>
        <translation>Schwere Verluste ändern</translation>
    </message>
    <message>
        <source>Change how it plays</source>
        <translation>Spielweise ändern</translation>
    </message>
    <message>
        <source>Change notes</source>
        <translation>Notizen ändern</translation>
    </message>
    <message>
        <source>Change the arm</source>
        <translation>Waffe ändern</translation>
    </message>
    <message>
        <source>Change the army</source>
        <translation>Armee ändern</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <source>Change the beginning</source>
        <translation>Beginn ändern</translation>
    </message>
    <message>
        <source>Change the headquarters</source>
        <translation>Stab ändern</translation>
    </message>
    <message>
        <source>Change the moment</source>
        <translation>Zeitpunkt ändern</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Change what may be chosen</source>
        <translation>Auswahl ändern</translation>
    </message>
    <message>
        <source>Change who is first</source>
        <translation>Ersten Spieler ändern</translation>
    </message>
    <message>
        <source>Choose a roster</source>
        <translation>Aufstellung wählen</translation>
    </message>
    <message>
        <source>Choose an army</source>
        <translation>Eine Armee wählen</translation>
    </message>
    <message>
        <source>Choose opponent and rules first</source>
        <translation>Zuerst Gegner und Regeln wählen</translation>
    </message>
    <message>
        <source>Choose the army first.</source>
        <translation>Zuerst die Armee wählen.</translation>
    </message>
    <message>
        <source>Choose the edge first (§3).</source>
        <translation>Zuerst den Rand wählen (§3).</translation>
    </message>
    <message>
        <source>Choose the edges</source>
        <translation>Die Ränder wählen</translation>
    </message>
    <message>
        <source>Chosen in the battle</source>
        <translation>In der Schlacht gewählt</translation>
    </message>
    <message>
        <source>Clear the field</source>
        <translation>Feld leeren</translation>
    </message>
    <message>
        <source>Clear the whole field</source>
        <translation>Das ganze Feld leeren</translation>
    </message>
    <message>
        <source>Click a marked square to place the unit, Del to take it off.</source>
        <translation>Ein markiertes Feld anklicken stellt die Einheit auf, Entf nimmt sie weg.</translation>
    </message>
    <message>
        <source>Click to take it.</source>
        <translation>Anklicken, um ihn zu nehmen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Combat in attack</source>
        <translation>Gefecht im Angriff</translation>
    </message>
    <message>
        <source>Combat in defence</source>
        <translation>Gefecht in der Verteidigung</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Copies of {card}</source>
        <translation>Anzahl von {card}</translation>
    </message>
    <message>
        <source>Dealt by chance, or chosen, as the rules of the battle say.</source>
        <translation>Zufällig ausgeteilt oder gewählt, wie die Regeln der Schlacht es sagen.</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Discards seen by both</source>
        <translation>Von beiden gesehene Ablage</translation>
    </message>
    <message>
        <source>Discards seen by their owner</source>
        <translation>Vom Besitzer gesehene Ablage</translation>
    </message>
    <message>
        <source>Document as a single file…</source>
        <translation>Dokument als einzelne Datei …</translation>
    </message>
    <message>
        <source>Draft, not saved</source>
        <translation>Entwurf, nicht gespeichert</translation>
    </message>
    <message>
        <source>Drag it onto the field, or press 1 to 4. Double-click to edit it.</source>
        <translation>Aufs Feld ziehen oder 1 bis 4 drücken. Doppelklick bearbeitet ihn.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nachziehen</translation>
    </message>
    <message>
        <source>Draw a field</source>
        <translation>Ein Feld ziehen</translation>
    </message>
    <message>
        <source>Draw another field</source>
        <translation>Ein anderes Feld ziehen</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Drawing (SVG)…</source>
        <translation>Zeichnung (SVG) …</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>Kopie bearbeiten</translation>
    </message>
    <message>
        <source>Edit this section</source>
        <translation>Diesen Kartenteil bearbeiten</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Even cover for both edges</source>
        <translation>Gleiche Deckung an beiden Rändern</translation>
    </message>
    <message>
        <source>Even hills for both edges</source>
        <translation>Gleich viele Hügel an beiden Rändern</translation>
    </message>
    <message>
        <source>Exchange two places</source>
        <translation>Zwei Plätze tauschen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Fairness {score} of 100</source>
        <translation>Fairness {score} von 100</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Äcker</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files with faults</source>
        <translation>Fehlerhafte Dateien</translation>
    </message>
    <message>
        <source>Fill with {terrain}</source>
        <translation>Mit {terrain} füllen</translation>
    </message>
    <message>
        <source>First deck of {side} used up</source>
        <translation>Erster Stapel von {side} aufgebraucht</translation>
    </message>
    <message>
        <source>First deck used up</source>
        <translation>Erster Stapel aufgebraucht</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Fixed counts</source>
        <translation>Feste Anzahlen</translation>
    </message>
    <message>
        <source>Forget all wishes.</source>
        <translation>Alle Wünsche vergessen.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Volle Stärke</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Grand battery</source>
        <translation>Große Batterie</translation>
    </message>
    <message>
        <source>Guns: siege, ox, field or horse artillery.</source>
        <translation>Geschütze: siege, ox, field oder horse artillery.</translation>
    </message>
    <message>
        <source>Hand, up to five</source>
        <translation>Hand, bis zu fünf</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Headquarters cards</source>
        <translation>Stabskarten</translation>
    </message>
    <message>
        <source>Headquarters: {cards} cards and {leaders} leaders, {all} of {wanted}</source>
        <translation>Stab: {cards} Karten und {leaders} Anführer, {all} von {wanted}</translation>
    </message>
    <message>
        <source>Heavy casualties from so many stands lost</source>
        <translation>Schwere Verluste ab so vielen verlorenen Ständen</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>How it plays, in a line</source>
        <translation>Spielweise, in einer Zeile</translation>
    </message>
    <message>
        <source>How many quick battles are fought.</source>
        <translation>Wie viele schnelle Schlachten geschlagen werden.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>It could not be saved: {reason}.</source>
        <translation>Es konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>It could not be written: {reason}.</source>
        <translation>Es konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>It has given its last card; day_over in the file. Once both first decks have, night falls (§2.3).</source>
        <translation>Seine letzte Karte ist gezogen; in der Datei day_over. Sind beide ersten Stapel aufgebraucht, bricht die Nacht ein (§2.3).</translation>
    </message>
    <message>
        <source>Keep as draft</source>
        <translation>Als Entwurf behalten</translation>
    </message>
    <message>
        <source>Keep it among your own (Ctrl+S). Version {version}.</source>
        <translation>Unter den eigenen ablegen (Strg+S). Version {version}.</translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation>Seen</translation>
    </message>
    <message>
        <source>Lay in place {number}</source>
        <translation>Auf Platz {number} legen</translation>
    </message>
    <message>
        <source>Lay section {id}</source>
        <translation>Kartenteil {id} legen</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Leader {number}</source>
        <translation>Anführer {number}</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Leaders and headquarters: {found} of {wanted}</source>
        <translation>Anführer und Stab: {found} von {wanted}</translation>
    </message>
    <message>
        <source>Leads cavalry: −1 in pursuit</source>
        <translation>Führt Kavallerie: −1 bei der Verfolgung</translation>
    </message>
    <message>
        <source>Leave the battlefield open</source>
        <translation>Schlachtfeld offenlassen</translation>
    </message>
    <message>
        <source>Left column</source>
        <translation>Linke Spalte</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Line of {terrain}</source>
        <translation>Linie: {terrain}</translation>
    </message>
    <message>
        <source>Looking for battlefields…</source>
        <translation>Schlachtfelder werden gesucht …</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Lost from the start</source>
        <translation>Von Anfang an verloren</translation>
    </message>
    <message>
        <source>Made of four sections, which keep their names.</source>
        <translation>Aus vier Kartenteilen, die ihre Namen behalten.</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Gelände setzen</translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>May be chosen</source>
        <translation>Zur Wahl</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirror (M)</source>
        <translation>Spiegeln (M)</translation>
    </message>
    <message>
        <source>Mirror north and south</source>
        <translation>Nord und Süd spiegeln</translation>
    </message>
    <message>
        <source>Mirror west and east</source>
        <translation>West und Ost spiegeln</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the battlefield</source>
        <translation>Name des Schlachtfelds</translation>
    </message>
    <message>
        <source>Name of {card}</source>
        <translation>Name von {card}</translation>
    </message>
    <message>
        <source>Nationality</source>
        <translation>Nationalität</translation>
    </message>
    <message>
        <source>Need not advance</source>
        <translation>Muss nicht nachrücken</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New roster</source>
        <translation>Neue Aufstellung</translation>
    </message>
    <message>
        <source>No battlefield meets these wishes together: {wishes}.</source>
        <translation>Kein Schlachtfeld erfüllt diese Wünsche zugleich: {wishes}.</translation>
    </message>
    <message>
        <source>No unit may be placed here</source>
        <translation>Hier darf keine Einheit stehen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Nothing to show until every line can be read.</source>
        <translation>Hier steht erst etwas, wenn jede Zeile lesbar ist.</translation>
    </message>
    <message>
        <source>Nothing to take back</source>
        <translation>Nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>Nothing was found in the time allowed. Ask for less.</source>
        <translation>In der verfügbaren Zeit wurde nichts gefunden. Weniger verlangen.</translation>
    </message>
    <message>
        <source>Number of battles</source>
        <translation>Anzahl der Schlachten</translation>
    </message>
    <message>
        <source>Off the board: its player places it when the battle begins (Del).</source>
        <translation>Nicht auf dem Brett: Der Spieler stellt sie zu Beginn der Schlacht auf (Entf).</translation>
    </message>
    <message>
        <source>On the counter, up to 11 letters</source>
        <translation>Kurzname (bis 11)</translation>
    </message>
    <message>
        <source>One connected field</source>
        <translation>Ein zusammenhängendes Feld</translation>
    </message>
    <message>
        <source>One connected field, nothing cut off.</source>
        <translation>Ein zusammenhängendes Feld, nichts abgeschnitten.</translation>
    </message>
    <message>
        <source>One line a unit: the name, then inf, cav or guns, then its stands.</source>
        <translation>Eine Zeile je Einheit: der Name, dann inf, cav oder guns, dann die Stände.</translation>
    </message>
    <message>
        <source>Only a battlefield or a scenario makes a picture.</source>
        <translation>Nur ein Schlachtfeld oder ein Szenario ergibt ein Bild.</translation>
    </message>
    <message>
        <source>Only printed sections</source>
        <translation>Nur gedruckte Kartenteile</translation>
    </message>
    <message>
        <source>Only the nationality</source>
        <translation>Nur der Nationalität</translation>
    </message>
    <message>
        <source>Only {room} dry squares along the {edge}; eight units need eight (R47).</source>
        <translation>Nur {room} trockene Felder am Rand im {edge}; acht Einheiten brauchen acht (R47).</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>ground</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open it: your own, or a copy of a printed one.</source>
        <translation>Öffnen: einen eigenen oder die Kopie eines gedruckten.</translation>
    </message>
    <message>
        <source>Opens the generator with even cover and hills for both edges.</source>
        <translation>Öffnet den Generator mit gleicher Deckung und gleich vielen Hügeln an beiden Rändern.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Page to print (PDF)…</source>
        <translation>Seite zum Drucken (PDF) …</translation>
    </message>
    <message>
        <source>Paint a section of your own.</source>
        <translation>Einen eigenen Kartenteil malen.</translation>
    </message>
    <message>
        <source>Paint {terrain}</source>
        <translation>{terrain} malen</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Pick a unit in a list or on the board; the right button offers more.</source>
        <translation>Eine Einheit in einer Liste oder auf dem Brett wählen; die rechte Maustaste bietet mehr.</translation>
    </message>
    <message>
        <source>Pick a unit, then its square. All are placed by the player at the start.</source>
        <translation>Eine Einheit wählen, dann ihr Feld. Alle stellt der Spieler am Anfang auf.</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Bild (PNG) …</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Place a unit</source>
        <translation>Einheit aufstellen</translation>
    </message>
    <message>
        <source>Place all</source>
        <translation>Alle aufstellen</translation>
    </message>
    <message>
        <source>Place all units</source>
        <translation>Alle Einheiten aufstellen</translation>
    </message>
    <message>
        <source>Place here: {army}</source>
        <translation>Hier aufstellen: {army}</translation>
    </message>
    <message>
        <source>Place {number}, {where}: {words}</source>
        <translation>Platz {number}, {where}: {words}</translation>
    </message>
    <message>
        <source>Play it at once (Ctrl+Enter).</source>
        <translation>Sofort spielen (Strg+Eingabe).</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Prepare a battle with this</source>
        <translation>Eine Schlacht damit vorbereiten</translation>
    </message>
    <message>
        <source>Preset these cards</source>
        <translation>Diese Karten vorgeben</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckte</translation>
    </message>
    <message>
        <source>Printed on the counter</source>
        <translation>Aufdruck</translation>
    </message>
    <message>
        <source>Proposal {number}, fairness {score}</source>
        <translation>Vorschlag {number}, Fairness {score}</translation>
    </message>
    <message>
        <source>Proposals found</source>
        <translation>Gefundene Vorschläge</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Propose fairer layouts</source>
        <translation>Fairere Felder vorschlagen</translation>
    </message>
    <message>
        <source>Pursuit</source>
        <translation>Verfolgung</translation>
    </message>
    <message>
        <source>Put every unit that stands nowhere into the rows along its edge.</source>
        <translation>Jede Einheit, die nirgends steht, in die Reihen an ihrem Rand stellen.</translation>
    </message>
    <message>
        <source>Quick entry</source>
        <translation>Schnelle Eingabe</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redoubt</source>
        <translation>Redoute</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Geschwächt</translation>
    </message>
    <message>
        <source>Reduced strength</source>
        <translation>Geschwächt</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Restoration</source>
        <translation>Auffrischung</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Rotated</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Rule: {rule}.</source>
        <translation>Regel: {rule}.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saved as {name} among your own.</source>
        <translation>Als {name} unter den eigenen gespeichert.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Search sections</source>
        <translation>Kartenteile suchen</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Kartenteil</translation>
    </message>
    <message>
        <source>Section of this file</source>
        <translation>Kartenteil dieser Datei</translation>
    </message>
    <message>
        <source>Section {id}: press 1 to 4 for its place, or drag it.</source>
        <translation>Kartenteil {id}: 1 bis 4 für den Platz drücken oder ziehen.</translation>
    </message>
    <message>
        <source>Section {name}, {ground}</source>
        <translation>Kartenteil {name}, {ground}</translation>
    </message>
    <message>
        <source>Section, four by four squares</source>
        <translation>Kartenteil, vier mal vier Felder</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Kartenteile</translation>
    </message>
    <message>
        <source>Sections that may be chosen</source>
        <translation>Kartenteile zur Wahl</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Serves only the unit (its id)</source>
        <translation>Dient nur der Einheit (ihre Kennung)</translation>
    </message>
    <message>
        <source>Show only sections with this terrain</source>
        <translation>Nur Kartenteile mit diesem Gelände zeigen</translation>
    </message>
    <message>
        <source>Show or hide the list</source>
        <translation>Liste zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Shows how often each side wins when the computer leads both.</source>
        <translation>Zeigt, wie oft jede Seite gewinnt, wenn der Computer beide führt.</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Seite am Zug</translation>
    </message>
    <message>
        <source>Sixty cards: five for each of eight units, and twenty of leaders and headquarters (§1.4).</source>
        <translation>Sechzig Karten: fünf für jede von acht Einheiten und zwanzig für Anführer und Stab (§1.4).</translation>
    </message>
    <message>
        <source>South–north</source>
        <translation>Süd–Nord</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Squares of each terrain, from and to</source>
        <translation>Felder jeder Geländeart, von und bis</translation>
    </message>
    <message>
        <source>Start from a copy of</source>
        <translation>Mit einer Kopie beginnen von</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength of the unit</source>
        <translation>Stärke der Einheit</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Take a card out</source>
        <translation>Karte herausnehmen</translation>
    </message>
    <message>
        <source>Take a proposal</source>
        <translation>Einen Vorschlag nehmen</translation>
    </message>
    <message>
        <source>Take a section out</source>
        <translation>Kartenteil herausnehmen</translation>
    </message>
    <message>
        <source>Take a unit off</source>
        <translation>Einheit wegnehmen</translation>
    </message>
    <message>
        <source>Take every tick out, to set a few</source>
        <translation>Alle Häkchen entfernen, um einige zu setzen</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Take off the board</source>
        <translation>Vom Brett nehmen</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Take out of the army</source>
        <translation>Aus der Armee nehmen</translation>
    </message>
    <message>
        <source>Take the chosen card out</source>
        <translation>Die gewählte Karte herausnehmen</translation>
    </message>
    <message>
        <source>Take the chosen one out of the army</source>
        <translation>Das Gewählte aus der Armee nehmen</translation>
    </message>
    <message>
        <source>Take this card out</source>
        <translation>Diese Karte herausnehmen</translation>
    </message>
    <message>
        <source>Take this section out of the file</source>
        <translation>Diesen Kartenteil aus der Datei nehmen</translation>
    </message>
    <message>
        <source>Take up {terrain}</source>
        <translation>{terrain} aufnehmen</translation>
    </message>
    <message>
        <source>The battlefield is chosen when the battle begins. Lay one in the battlefield mode.</source>
        <translation>Das Schlachtfeld wird zu Beginn der Schlacht gewählt. Im Modus Schlachtfeld lässt sich eines legen.</translation>
    </message>
    <message>
        <source>The battles could not be fought: {why}</source>
        <translation>Die Schlachten konnten nicht geschlagen werden: {why}</translation>
    </message>
    <message>
        <source>The deck: {found} of {wanted}</source>
        <translation>Der Stapel: {found} von {wanted}</translation>
    </message>
    <message>
        <source>The dice say</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>The draft could not be kept: {reason}.</source>
        <translation>Der Entwurf konnte nicht behalten werden: {reason}.</translation>
    </message>
    <message>
        <source>The first battle is being fought.</source>
        <translation>Die erste Schlacht wird geschlagen.</translation>
    </message>
    <message>
        <source>The generator has stopped: {why}</source>
        <translation>Der Generator hat angehalten: {why}</translation>
    </message>
    <message>
        <source>The players lay it when the battle begins, and place their units then.</source>
        <translation>Die Spieler legen es zu Beginn der Schlacht und stellen dann auf.</translation>
    </message>
    <message>
        <source>There are things to mend before it can be saved.</source>
        <translation>Vor dem Speichern sind Mängel zu beheben.</translation>
    </message>
    <message>
        <source>This file cannot be used</source>
        <translation>Diese Datei ist unbrauchbar</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To lead</source>
        <translation>Zu führen</translation>
    </message>
    <message>
        <source>Took up {terrain}.</source>
        <translation>{terrain} aufgenommen.</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Towns only in the {edge}.</source>
        <translation>Städte nur im {edge}.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit cards: {found} of {wanted}</source>
        <translation>Einheitenkarten: {found} von {wanted}</translation>
    </message>
    <message>
        <source>Unit {number}</source>
        <translation>Einheit {number}</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Units of {side}</source>
        <translation>Einheiten von {side}</translation>
    </message>
    <message>
        <source>Units, leaders and headquarters</source>
        <translation>Einheiten, Anführer und Stab</translation>
    </message>
    <message>
        <source>Units, one line each</source>
        <translation>Einheiten, je eine Zeile</translation>
    </message>
    <message>
        <source>Units: {found} of {wanted}</source>
        <translation>Einheiten: {found} von {wanted}</translation>
    </message>
    <message>
        <source>Units: {units}. Stands: {stands}. Leaders: {leaders}.</source>
        <translation>Einheiten: {units}. Stände: {stands}. Anführer: {leaders}.</translation>
    </message>
    <message>
        <source>Volley</source>
        <translation>Salve</translation>
    </message>
    <message>
        <source>What the players choose from when the battle begins.</source>
        <translation>Woraus die Spieler wählen, wenn die Schlacht beginnt.</translation>
    </message>
    <message>
        <source>What was understood</source>
        <translation>So wurde es verstanden</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Write units</source>
        <translation>Einheiten schreiben</translation>
    </message>
    <message>
        <source>Written to {name}.</source>
        <translation>Nach {name} geschrieben.</translation>
    </message>
    <message>
        <source>Your unsaved drafts are here again.</source>
        <translation>Die ungespeicherten Entwürfe sind wieder da.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>voller Einsatz</translation>
    </message>
    <message>
        <source>every unit</source>
        <translation>jede Einheit</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>guerrilla</source>
        <translation>Guerilla</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>redoubt</source>
        <translation>Redoute</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>geschwächt</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>without a die</source>
        <translation>ohne Würfel</translation>
    </message>
    <message>
        <source>{count} of {all} armies</source>
        <translation>{count} von {all} Armeen</translation>
    </message>
    <message>
        <source>{count} of {all} sections</source>
        <translation>{count} von {all} Kartenteilen</translation>
    </message>
    <message>
        <source>{name} (a copy)</source>
        <translation>{name} (Kopie)</translation>
    </message>
    <message>
        <source>{name}, {dice}, defence {defence}</source>
        <translation>{name}, {dice}, Verteidigung {defence}</translation>
    </message>
    <message>
        <source>{name}: {ground}</source>
        <translation>{name}: {ground}</translation>
    </message>
    <message>
        <source>{name}: {stands} stands, worn at {worn}, spent at {spent}</source>
        <translation>{name}: {stands} Stände, angeschlagen ab {worn}, erschöpft ab {spent}</translation>
    </message>
    <message>
        <source>{square} is a lake or not in the two rows along the edge (§3, R47).</source>
        <translation>{square} ist ein See oder liegt nicht in den zwei Reihen am Rand (§3, R47).</translation>
    </message>
    <message>
        <source>{state}. {kind}, format {version}</source>
        <translation>{state}. {kind}, Format {version}</translation>
    </message>
    <message>
        <source>{titles} has changes that are not saved.</source>
        <translation>{titles}: Es gibt ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>{words}.
Click to turn or mirror it, drag it to exchange it with another place.</source>
        <translation>{words}.
Klicken, um zu drehen oder zu spiegeln; ziehen, um mit einem anderen Platz zu tauschen.</translation>
    </message>
    <message>
        <source>Lakes only in the {edge}.</source>
        <translation>Seen nur im {edge}.</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Mängel</translation>
    </message>
    <message>
        <source>Ready to be saved and played</source>
        <translation>Bereit zum Spielen</translation>
    </message>
    <message>
        <source>Everything is as a file of this kind must be.</source>
        <translation>Alles ist so, wie es in einer solchen Datei sein muss.</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Both sides agreed to end the battle here.</source>
        <translation>Beide Seiten haben sich geeinigt, die Schlacht hier zu beenden.</translation>
    </message>
    <message>
        <source>{now} of {full}</source>
        <translation>{now} von {full}</translation>
    </message>
    <message>
        <source>{side} ran out of time in turn {turn}.</source>
        <translation>Die Zeit von {side} ist in Runde {turn} abgelaufen.</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} gewinnt</translation>
    </message>
    <message>
        <source>{side} gave up the battle in turn {turn}.</source>
        <translation>{side} gab die Schlacht in Runde {turn} auf.</translation>
    </message>
    <message>
        <source>Enemy squares held</source>
        <translation>Gehaltene Felder beim Feind</translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation>Verlorene Einheiten</translation>
    </message>
    <message>
        <source>Units reduced</source>
        <translation>Geschwächte Einheiten</translation>
    </message>
    <message>
        <source>Strength left</source>
        <translation>Verbliebene Stärke</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Expected in all</source>
        <translation>Insgesamt erwartet</translation>
    </message>
    <message>
        <source>Rolled in all</source>
        <translation>Insgesamt gewürfelt</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>End of the battle</source>
        <translation>Ende der Schlacht</translation>
    </message>
    <message>
        <source>The board shows who holds which squares. The left column stands as the battle ended.</source>
        <translation>Das Brett zeigt, wer welche Felder hält. Die linke Spalte steht wie am Ende der Schlacht.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The same battle again, with the same sides</source>
        <translation>Dieselbe Schlacht noch einmal, mit denselben Seiten</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>The same battle, each leading the other army</source>
        <translation>Dieselbe Schlacht, jeder führt die andere Armee</translation>
    </message>
    <message>
        <source>Replay and analysis</source>
        <translation>Wiedergabe und Analyse</translation>
    </message>
    <message>
        <source>Step through the battle and see what decided it</source>
        <translation>Die Schlacht Schritt für Schritt durchgehen und sehen, was sie entschied</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Keep a copy of the record where you like</source>
        <translation>Eine Kopie der Aufzeichnung an einem beliebigen Ort ablegen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Dice above or below their average; pursuits, withdrawals and rallies count the low dice as lucky. The analysis tells what luck moved.</source>
        <translation>Würfel über oder unter ihrem Mittel; bei Verfolgung, Ausweichen und Sammeln gelten niedrige Würfe als Glück. Die Analyse zeigt, was das Glück bewegt hat.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>A record holds at most {most} entries.</source>
        <translation>Eine Aufzeichnung enthält höchstens {most} Einträge.</translation>
    </message>
    <message>
        <source>A Banzai Charge comes before any move.</source>
        <translation>Ein Banzai-Sturm kommt vor jeder Bewegung.</translation>
    </message>
    <message>
        <source>A Banzai Charge</source>
        <translation>Ein Banzai-Sturm</translation>
    </message>
    <message>
        <source>A Banzai Charge is already under way.</source>
        <translation>Ein Banzai-Sturm läuft bereits.</translation>
    </message>
    <message>
        <source>A Forced March</source>
        <translation>Ein Gewaltmarsch</translation>
    </message>
    <message>
        <source>A Forced March is one square: {square} is not next to {unit}.</source>
        <translation>Ein Gewaltmarsch ist ein Feld weit: {square} liegt nicht neben {unit}.</translation>
    </message>
    <message>
        <source>A Grand Battery</source>
        <translation>Eine Große Batterie</translation>
    </message>
    <message>
        <source>A Guerrilla is never played in your own turn.</source>
        <translation>Guerilla wird nie im eigenen Zug gespielt.</translation>
    </message>
    <message>
        <source>A Maharaja is either played or not.</source>
        <translation>Ein Maharadscha wird gespielt oder nicht.</translation>
    </message>
    <message>
        <source>A Maharaja would change nothing: {leader} can do this without one.</source>
        <translation>Ein Maharadscha würde nichts ändern: {leader} kann das auch ohne ihn.</translation>
    </message>
    <message>
        <source>A bombardment</source>
        <translation>Ein Beschuss</translation>
    </message>
    <message>
        <source>A d{sides} shows 1 to {sides}.</source>
        <translation>Ein d{sides} zeigt 1 bis {sides}.</translation>
    </message>
    <message>
        <source>A move ends on another square than it began.</source>
        <translation>Eine Bewegung endet auf einem anderen Feld, als sie begann.</translation>
    </message>
    <message>
        <source>A retreat is one square: {square} is not next to {unit}.</source>
        <translation>Ein Rückzug ist ein Feld weit: {square} liegt nicht neben {unit}.</translation>
    </message>
    <message>
        <source>A section is turned by none to three quarters.</source>
        <translation>Ein Kartenteil wird um null bis drei Viertel gedreht.</translation>
    </message>
    <message>
        <source>A skirmish cannot go with a leader.</source>
        <translation>Plänkeln geht nicht mit einem Anführer zusammen.</translation>
    </message>
    <message>
        <source>A unit in marsh cannot assault.</source>
        <translation>Eine Einheit im Sumpf kann nicht stürmen.</translation>
    </message>
    <message>
        <source>A unit in marsh cannot support an assault.</source>
        <translation>Eine Einheit im Sumpf kann keinen Sturmangriff unterstützen.</translation>
    </message>
    <message>
        <source>A unit of the attack must take the committed hit.</source>
        <translation>Eine Einheit des Angriffs muss den Treffer für den vollen Einsatz nehmen.</translation>
    </message>
    <message>
        <source>A volley</source>
        <translation>Eine Salve</translation>
    </message>
    <message>
        <source>Adding a card</source>
        <translation>Eine Karte hinzufügen</translation>
    </message>
    <message>
        <source>Advancing</source>
        <translation>Nachrücken</translation>
    </message>
    <message>
        <source>An action begins with a verb, as in “charge line militia” or “rolled 7 4”.</source>
        <translation>Eine Aktion beginnt mit einem Verb, etwa „charge line militia“ oder „rolled 7 4“.</translation>
    </message>
    <message>
        <source>An ambush</source>
        <translation>Ein Hinterhalt</translation>
    </message>
    <message>
        <source>An ambush without a supporting unit has nobody to commit.</source>
        <translation>Ein Hinterhalt ohne unterstützende Einheit hat niemanden, der alles einsetzt.</translation>
    </message>
    <message>
        <source>An assault</source>
        <translation>Ein Sturmangriff</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Bombard</source>
        <translation>Beschuss</translation>
    </message>
    <message>
        <source>Both dice of the charge are rolled.</source>
        <translation>Die beiden Würfel des Angriffs werden geworfen.</translation>
    </message>
    <message>
        <source>Building a redoubt</source>
        <translation>Eine Redoute bauen</translation>
    </message>
    <message>
        <source>Cancel {card} with a Guerrilla, or let it pass?</source>
        <translation>{card} mit Guerilla vereiteln oder zulassen?</translation>
    </message>
    <message>
        <source>Choose manoeuvres and declare charges.</source>
        <translation>Wähle Manöver und sage Angriffe an.</translation>
    </message>
    <message>
        <source>Choose which nation you lead.</source>
        <translation>Die eigene Nation wählen.</translation>
    </message>
    <message>
        <source>Choose your starting edge.</source>
        <translation>Den eigenen Startrand wählen.</translation>
    </message>
    <message>
        <source>Choose: a retreat or a hit.</source>
        <translation>Wählen: Rückzug oder Treffer.</translation>
    </message>
    <message>
        <source>Choosing a nation</source>
        <translation>Eine Nation wählen</translation>
    </message>
    <message>
        <source>Choosing a way of retreat</source>
        <translation>Einen Rückzugsweg wählen</translation>
    </message>
    <message>
        <source>Choosing an edge</source>
        <translation>Einen Rand wählen</translation>
    </message>
    <message>
        <source>Choosing cards</source>
        <translation>Karten wählen</translation>
    </message>
    <message>
        <source>Commanding</source>
        <translation>Befehligen</translation>
    </message>
    <message>
        <source>Committing</source>
        <translation>Voller Einsatz</translation>
    </message>
    <message>
        <source>Countercharge, form a hasty square or take shelter?</source>
        <translation>Gegenangriff, eiliges Karree oder Deckung?</translation>
    </message>
    <message>
        <source>Death with Honour</source>
        <translation>Ehrenvoller Tod</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>Verteidigen</translation>
    </message>
    <message>
        <source>Defensive fire: what does the enemy lose?</source>
        <translation>Abwehrfeuer: Was verliert der Gegner?</translation>
    </message>
    <message>
        <source>Digging in</source>
        <translation>Eingraben</translation>
    </message>
    <message>
        <source>Digging in is instead of moving, and a unit has moved.</source>
        <translation>Eingraben ersetzt die Bewegung, und eine Einheit hat sich schon bewegt.</translation>
    </message>
    <message>
        <source>Digging in is not played in this battle.</source>
        <translation>In dieser Schlacht wird ohne Eingraben gespielt.</translation>
    </message>
    <message>
        <source>Discard any cards you do not want.</source>
        <translation>Unerwünschte Karten abwerfen.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Do you agree that {winner} has won?</source>
        <translation>Bist du einverstanden, dass {winner} gewonnen hat?</translation>
    </message>
    <message>
        <source>Do you agree to: {changes}?</source>
        <translation>Bist du einverstanden mit: {changes}?</translation>
    </message>
    <message>
        <source>Draw up to five cards.</source>
        <translation>Auf fünf Karten nachziehen.</translation>
    </message>
    <message>
        <source>Every copy of {card} is known to lie elsewhere.</source>
        <translation>Jede {card}-Karte liegt bekanntlich anderswo.</translation>
    </message>
    <message>
        <source>Firing rockets</source>
        <translation>Raketen abfeuern</translation>
    </message>
    <message>
        <source>First a card is drawn.</source>
        <translation>Zuerst wird eine Karte gezogen.</translation>
    </message>
    <message>
        <source>First come the dice for {purpose}.</source>
        <translation>Zuerst fallen die Würfel für {purpose}.</translation>
    </message>
    <message>
        <source>First restore a unit, or pass; then comes the redoubt.</source>
        <translation>Zuerst eine Einheit auffrischen oder verzichten; dann kommt die Redoute.</translation>
    </message>
    <message>
        <source>Guns do not charge.</source>
        <translation>Geschütze greifen nicht an.</translation>
    </message>
    <message>
        <source>Ids and words are of small letters, digits and underscores.</source>
        <translation>Kennungen und Wörter bestehen aus Kleinbuchstaben, Ziffern und Unterstrichen.</translation>
    </message>
    <message>
        <source>In this battle the dice are told from the table.</source>
        <translation>In dieser Schlacht wird am Tisch gewürfelt und das Ergebnis angesagt.</translation>
    </message>
    <message>
        <source>In this battle the program rolls the dice.</source>
        <translation>In dieser Schlacht würfelt das Programm.</translation>
    </message>
    <message>
        <source>It is not for you to decide now.</source>
        <translation>Jetzt entscheidet die andere Seite.</translation>
    </message>
    <message>
        <source>Joining an assault</source>
        <translation>Sich einem Sturmangriff anschließen</translation>
    </message>
    <message>
        <source>Lakes leave no room for eight units along the {edge} edge.</source>
        <translation>Seen lassen am Rand im {edge} keinen Platz für acht Einheiten.</translation>
    </message>
    <message>
        <source>Lay the next map section.</source>
        <translation>Den nächsten Kartenteil legen.</translation>
    </message>
    <message>
        <source>Laying a card on top</source>
        <translation>Eine Karte obenauf legen</translation>
    </message>
    <message>
        <source>Laying a section</source>
        <translation>Einen Kartenteil legen</translation>
    </message>
    <message>
        <source>Leading</source>
        <translation>Führen</translation>
    </message>
    <message>
        <source>Move a unit first; a Forced March then takes it on.</source>
        <translation>Zuerst eine Einheit bewegen; ein Gewaltmarsch führt sie dann weiter.</translation>
    </message>
    <message>
        <source>Move another unit, or end the movement.</source>
        <translation>Eine weitere Einheit bewegen oder die Bewegung beenden.</translation>
    </message>
    <message>
        <source>Move one unit first; Supply then moves another.</source>
        <translation>Zuerst eine Einheit bewegen; Nachschub bewegt dann eine weitere.</translation>
    </message>
    <message>
        <source>Move one unit, or dig in and lose your hand.</source>
        <translation>Eine Einheit bewegen oder eingraben und alle Handkarten verlieren.</translation>
    </message>
    <message>
        <source>Move one unit.</source>
        <translation>Eine Einheit bewegen.</translation>
    </message>
    <message>
        <source>Move the skirmishing unit up to two squares, or stay.</source>
        <translation>Die plänkelnde Einheit bis zu zwei Felder bewegen oder stehen lassen.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Moving by Supply</source>
        <translation>Bewegen durch Nachschub</translation>
    </message>
    <message>
        <source>Moving one unit is compulsory.</source>
        <translation>Eine Einheit muss sich bewegen.</translation>
    </message>
    <message>
        <source>Name the card: an unknown one will not do.</source>
        <translation>Die Karte nennen: Eine unbekannte genügt nicht.</translation>
    </message>
    <message>
        <source>Name the cards to discard, or pass.</source>
        <translation>Die abzuwerfenden Karten nennen oder verzichten.</translation>
    </message>
    <message>
        <source>Name the discards in the order of the hand.</source>
        <translation>Die Abwürfe in der Reihenfolge der Hand nennen.</translation>
    </message>
    <message>
        <source>Name the two nations in the order of the list.</source>
        <translation>Die beiden Nationen in der Reihenfolge der Liste nennen.</translation>
    </message>
    <message>
        <source>Name the two nations of the battle.</source>
        <translation>Die beiden Nationen der Schlacht nennen.</translation>
    </message>
    <message>
        <source>Naming nations</source>
        <translation>Nationen nennen</translation>
    </message>
    <message>
        <source>Next comes {unit}: units are set up in the order of the army.</source>
        <translation>Als Nächstes kommt {unit}: Einheiten werden in der Reihenfolge der Armee aufgestellt.</translation>
    </message>
    <message>
        <source>No card is drawn; {now}.</source>
        <translation>Keine Karte wird gezogen; {now}.</translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation>Es ist keine Karte mehr zum Ziehen da.</translation>
    </message>
    <message>
        <source>No card waits here for a Guerrilla.</source>
        <translation>Hier liegt keine Karte, die Guerilla vereiteln könnte.</translation>
    </message>
    <message>
        <source>No dice are asked for; {now}.</source>
        <translation>Es wird nicht gewürfelt; {now}.</translation>
    </message>
    <message>
        <source>No line of fire to {square}: {obstacles} in the way.</source>
        <translation>Keine Schusslinie nach {square}: im Weg {obstacles}.</translation>
    </message>
    <message>
        <source>No other unit can move.</source>
        <translation>Keine andere Einheit kann sich bewegen.</translation>
    </message>
    <message>
        <source>No square next to {unit} is open.</source>
        <translation>Kein Feld neben {unit} ist frei.</translation>
    </message>
    <message>
        <source>No unit next to {square} can support under {leader}.</source>
        <translation>Keine Einheit neben {square} kann unter {leader} unterstützen.</translation>
    </message>
    <message>
        <source>Nobody stands on {square}.</source>
        <translation>Auf {square} steht niemand.</translation>
    </message>
    <message>
        <source>Nothing to restore: {unit} at full strength.</source>
        <translation>Nichts aufzufrischen: {unit} hat volle Stärke.</translation>
    </message>
    <message>
        <source>Offensive fire: what does the enemy lose?</source>
        <translation>Angriffsfeuer: Was verliert der Gegner?</translation>
    </message>
    <message>
        <source>One Supply a Movement Phase, and it has been played.</source>
        <translation>Ein Nachschub je Bewegungsphase, und der ist gespielt.</translation>
    </message>
    <message>
        <source>One combat a turn, and it is under way.</source>
        <translation>Ein Gefecht je Zug, und das läuft schon.</translation>
    </message>
    <message>
        <source>One commitment for each unit in the attack, and all are made.</source>
        <translation>Ein voller Einsatz je Einheit im Angriff, und alle sind gemacht.</translation>
    </message>
    <message>
        <source>One of the discards must lie on top.</source>
        <translation>Einer der Abwürfe muss oben liegen.</translation>
    </message>
    <message>
        <source>One unit of the attack must advance.</source>
        <translation>Eine Einheit des Angriffs muss nachrücken.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is may spy.</source>
        <translation>Nur wer am Zug ist, darf spionieren.</translation>
    </message>
    <message>
        <source>Only units next to {square} can support.</source>
        <translation>Nur Einheiten neben {square} können unterstützen.</translation>
    </message>
    <message>
        <source>Playing Sappers</source>
        <translation>Sappeure spielen</translation>
    </message>
    <message>
        <source>Rallying a unit</source>
        <translation>Eine Einheit sammeln</translation>
    </message>
    <message>
        <source>Restoring a unit</source>
        <translation>Eine Einheit auffrischen</translation>
    </message>
    <message>
        <source>Restoring comes before the redoubt, and is past for this turn.</source>
        <translation>Das Auffrischen kommt vor der Redoute und ist für diesen Zug vorbei.</translation>
    </message>
    <message>
        <source>Retreating</source>
        <translation>Sich zurückziehen</translation>
    </message>
    <message>
        <source>Rockets reach three squares only from a hill to other ground.</source>
        <translation>Raketen reichen drei Felder weit nur von einem Hügel auf anderes Gelände.</translation>
    </message>
    <message>
        <source>Roll for the first player.</source>
        <translation>Um den ersten Zug würfeln.</translation>
    </message>
    <message>
        <source>Roll for the pursuit.</source>
        <translation>Für die Verfolgung würfeln.</translation>
    </message>
    <message>
        <source>Roll for the rally.</source>
        <translation>Für das Sammeln würfeln.</translation>
    </message>
    <message>
        <source>Roll for the rockets.</source>
        <translation>Für die Raketen würfeln.</translation>
    </message>
    <message>
        <source>Roll for the withdrawal.</source>
        <translation>Für das Ausweichen würfeln.</translation>
    </message>
    <message>
        <source>Roll for {leader}.</source>
        <translation>Würfle für {leader}.</translation>
    </message>
    <message>
        <source>Section {section} lies on the map already.</source>
        <translation>Kartenteil {section} liegt schon auf der Karte.</translation>
    </message>
    <message>
        <source>Setting up a unit</source>
        <translation>Eine Einheit aufstellen</translation>
    </message>
    <message>
        <source>Show the whole hand, in its order, and nothing else.</source>
        <translation>Alle Handkarten in ihrer Reihenfolge zeigen und sonst nichts.</translation>
    </message>
    <message>
        <source>Show your hand to the spy.</source>
        <translation>Dem Spion die Handkarten zeigen.</translation>
    </message>
    <message>
        <source>Showing a hand</source>
        <translation>Die Handkarten zeigen</translation>
    </message>
    <message>
        <source>Skirmish must be the only card you add to the attack.</source>
        <translation>Plänkeln muss die einzige Karte sein, die zum Angriff kommt.</translation>
    </message>
    <message>
        <source>Skirmishing</source>
        <translation>Plänkeln</translation>
    </message>
    <message>
        <source>Support needs a leader played for his command.</source>
        <translation>Unterstützung braucht einen Anführer, der für sein Kommando gespielt ist.</translation>
    </message>
    <message>
        <source>Supporting</source>
        <translation>Unterstützen</translation>
    </message>
    <message>
        <source>Taking a committed hit</source>
        <translation>Einen Treffer für vollen Einsatz nehmen</translation>
    </message>
    <message>
        <source>Taking a hit</source>
        <translation>Einen Treffer nehmen</translation>
    </message>
    <message>
        <source>That card cannot be seen from here.</source>
        <translation>Diese Karte ist von hier aus nicht zu sehen.</translation>
    </message>
    <message>
        <source>That {card} card is not among these discards.</source>
        <translation>Diese Karte ({card}) ist nicht unter diesen Abwürfen.</translation>
    </message>
    <message>
        <source>That {card} card is not in the deck.</source>
        <translation>Diese Karte ({card}) ist nicht im Nachziehstapel.</translation>
    </message>
    <message>
        <source>That {card} card is not in your hand.</source>
        <translation>Diese Karte ({card}) ist nicht auf der Hand.</translation>
    </message>
    <message>
        <source>The Banzai Charge has begun: a unit must move.</source>
        <translation>Der Banzai-Sturm hat begonnen: Eine Einheit muss sich bewegen.</translation>
    </message>
    <message>
        <source>The Forced March is for {unit}.</source>
        <translation>Der Gewaltmarsch gilt {unit}.</translation>
    </message>
    <message>
        <source>The Forced March must be made.</source>
        <translation>Der Gewaltmarsch muss sein.</translation>
    </message>
    <message>
        <source>The attack is on {target}, not on {unit}.</source>
        <translation>Der Angriff gilt {target}, nicht {unit}.</translation>
    </message>
    <message>
        <source>The battle has gone on since; look again and choose anew.</source>
        <translation>Die Schlacht ist inzwischen weitergegangen; noch einmal hinsehen und neu wählen.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Die Schlacht ist vorbei.</translation>
    </message>
    <message>
        <source>The dice come first.</source>
        <translation>Erst fallen die Würfel.</translation>
    </message>
    <message>
        <source>The dice show {one} to {two}. Apply the results?</source>
        <translation>Die Würfel zeigen {one} zu {two}. Ergebnisse anwenden?</translation>
    </message>
    <message>
        <source>The die for {leader} is rolled.</source>
        <translation>Der Würfel für {leader} fällt.</translation>
    </message>
    <message>
        <source>The die for {leader} shows {die}. Apply the result?</source>
        <translation>Der Würfel für {leader} zeigt {die}. Ergebnis anwenden?</translation>
    </message>
    <message>
        <source>The die of the check is rolled.</source>
        <translation>Der Würfel der Probe fällt.</translation>
    </message>
    <message>
        <source>The die of the shot is rolled.</source>
        <translation>Der Würfel des Schusses fällt.</translation>
    </message>
    <message>
        <source>The faces do not add up to the total.</source>
        <translation>Die Augen ergeben nicht die Summe.</translation>
    </message>
    <message>
        <source>The faces must be those of {dice}, one for each die.</source>
        <translation>Es müssen die Augen von {dice} sein, für jeden Würfel eine Zahl.</translation>
    </message>
    <message>
        <source>The lake on {square} is in the way.</source>
        <translation>Der See auf {square} ist im Weg.</translation>
    </message>
    <message>
        <source>The opening hand is chosen, not drawn.</source>
        <translation>Die Starthand wird gewählt, nicht gezogen.</translation>
    </message>
    <message>
        <source>The opening hand is drawn, not chosen.</source>
        <translation>Die Starthand wird gezogen, nicht gewählt.</translation>
    </message>
    <message>
        <source>The other side has not offered a draw.</source>
        <translation>Die andere Seite hat kein Remis angeboten.</translation>
    </message>
    <message>
        <source>The redoubt on {square} counts for nothing already.</source>
        <translation>Die Redoute auf {square} zählt schon nicht mehr.</translation>
    </message>
    <message>
        <source>The retreat to {square} is blocked by {obstacle}.</source>
        <translation>Der Rückzug nach {square} ist versperrt: {obstacle}.</translation>
    </message>
    <message>
        <source>The set-up goes on: {duty}.</source>
        <translation>Der Aufbau geht weiter: {duty}.</translation>
    </message>
    <message>
        <source>The skirmish moves {unit}, nobody else.</source>
        <translation>Das Plänkeln bewegt {unit}, niemanden sonst.</translation>
    </message>
    <message>
        <source>The spy must be shown your hand.</source>
        <translation>Dem Spion müssen die Handkarten gezeigt werden.</translation>
    </message>
    <message>
        <source>The {unit} cannot pass through {other}.</source>
        <translation>{unit} kann nicht durch {other} hindurch.</translation>
    </message>
    <message>
        <source>There is a redoubt on {square} already.</source>
        <translation>Auf {square} ist schon eine Redoute.</translation>
    </message>
    <message>
        <source>There is no battle.</source>
        <translation>Es gibt keine Schlacht.</translation>
    </message>
    <message>
        <source>There is no redoubt on {square}.</source>
        <translation>Auf {square} ist keine Redoute.</translation>
    </message>
    <message>
        <source>There is no skirmish in an ambush.</source>
        <translation>In einem Hinterhalt gibt es kein Plänkeln.</translation>
    </message>
    <message>
        <source>There is no square for {unit} to withdraw to.</source>
        <translation>Für {unit} gibt es kein Feld zum Ausweichen.</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>So eine Aktion gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such card in this deck.</source>
        <translation>So eine Karte gibt es in diesem Stapel nicht.</translation>
    </message>
    <message>
        <source>There is no such consequence to leave out or put back.</source>
        <translation>Eine solche Folge gibt es nicht, die sich streichen oder zurückholen ließe.</translation>
    </message>
    <message>
        <source>There is no such edge: a map has four.</source>
        <translation>So einen Rand gibt es nicht: Eine Karte hat vier.</translation>
    </message>
    <message>
        <source>There is no such map section.</source>
        <translation>So einen Kartenteil gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such nation in this battle.</source>
        <translation>So eine Nation gibt es in dieser Schlacht nicht.</translation>
    </message>
    <message>
        <source>There is no such seat in this battle.</source>
        <translation>So einen Platz gibt es in dieser Schlacht nicht.</translation>
    </message>
    <message>
        <source>There is no such square: they run from A1 to H8.</source>
        <translation>So ein Feld gibt es nicht: Sie gehen von A1 bis H8.</translation>
    </message>
    <message>
        <source>There is no such unit in this army.</source>
        <translation>So eine Einheit gibt es in dieser Armee nicht.</translation>
    </message>
    <message>
        <source>There is no unit or leader “{name}” in this battle.</source>
        <translation>In dieser Schlacht gibt es keine Einheit und keinen Anführer „{name}“.</translation>
    </message>
    <message>
        <source>These dice have {most} sides.</source>
        <translation>Diese Würfel haben {most} Seiten.</translation>
    </message>
    <message>
        <source>This action says more than it needs.</source>
        <translation>Diese Aktion sagt mehr als nötig.</translation>
    </message>
    <message>
        <source>This attack already includes {unit}.</source>
        <translation>Dieser Angriff umfasst {unit} bereits.</translation>
    </message>
    <message>
        <source>This attack does not include {unit}.</source>
        <translation>Dieser Angriff umfasst {unit} nicht.</translation>
    </message>
    <message>
        <source>This card builds only under {units}.</source>
        <translation>Diese Karte baut nur unter: {units}.</translation>
    </message>
    <message>
        <source>This card restores only {unit}.</source>
        <translation>Diese Karte frischt nur {unit} auf.</translation>
    </message>
    <message>
        <source>This could not be saved, so it was not played. Make room on the disk and try again.</source>
        <translation>Das konnte nicht gespeichert werden und wurde deshalb nicht ausgeführt. Schaffen Sie Platz auf dem Datenträger und entscheiden Sie dann erneut.</translation>
    </message>
    <message>
        <source>This is not among the choices here.</source>
        <translation>Das steht hier nicht zur Wahl.</translation>
    </message>
    <message>
        <source>This takes exactly one card.</source>
        <translation>Dazu gehört genau eine Karte.</translation>
    </message>
    <message>
        <source>This {card} card cannot {use}.</source>
        <translation>Diese Karte ({card}) kann {use}.</translation>
    </message>
    <message>
        <source>This {card} card commits only once it is in the attack.</source>
        <translation>Diese Karte ({card}) setzt erst dann voll ein, wenn sie im Angriff liegt.</translation>
    </message>
    <message>
        <source>This {card} card has no {value} value.</source>
        <translation>Diese Karte ({card}) hat keinen Wert für: {value}.</translation>
    </message>
    <message>
        <source>What needs correcting?</source>
        <translation>Was ist zu berichtigen?</translation>
    </message>
    <message>
        <source>Which breakthrough do you resolve next?</source>
        <translation>Welcher Durchbruch wird als Nächstes ausgefochten?</translation>
    </message>
    <message>
        <source>Which charge do you resolve next?</source>
        <translation>Welcher Angriff wird als Nächstes ausgefochten?</translation>
    </message>
    <message>
        <source>Which units take the next check together, and under which leader?</source>
        <translation>Welche Einheiten legen die nächste Probe gemeinsam ab und unter welchem Anführer?</translation>
    </message>
    <message>
        <source>“{mark}” cannot matter for {unit} here.</source>
        <translation>„{mark}“ spielt hier für {unit} keine Rolle.</translation>
    </message>
    <message>
        <source>“{verb}” is not asked for now. {asked}</source>
        <translation>„{verb}“ ist jetzt nicht gefragt. {asked}</translation>
    </message>
    <message>
        <source>“{verb}” takes {counts} words.</source>
        <translation>Auf „{verb}“ folgen {counts} Wörter.</translation>
    </message>
    <message>
        <source>Add to the attack, or roll the dice.</source>
        <translation>Den Angriff verstärken oder würfeln.</translation>
    </message>
    <message>
        <source>Answer the attack on {unit}: play cards, withdraw, or do nothing.</source>
        <translation>Den Angriff auf {unit} beantworten: Karten spielen, ausweichen oder nichts tun.</translation>
    </message>
    <message>
        <source>Build a redoubt?</source>
        <translation>Eine Redoute bauen?</translation>
    </message>
    <message>
        <source>Choose an attack, or none.</source>
        <translation>Einen Angriff wählen oder keinen.</translation>
    </message>
    <message>
        <source>Choose five cards for your opening hand.</source>
        <translation>Fünf Karten für die Starthand wählen.</translation>
    </message>
    <message>
        <source>Fire at {unit}: choose column and modifiers, then roll.</source>
        <translation>Feuer auf {unit}: Wähle Spalte und Modifikatoren, dann würfle.</translation>
    </message>
    <message>
        <source>Move the unit one square further.</source>
        <translation>Die Einheit ein Feld weiterbewegen.</translation>
    </message>
    <message>
        <source>Play a Spy now and draw again, or go on to movement.</source>
        <translation>Jetzt einen Spion spielen und nachziehen oder weiter zur Bewegung.</translation>
    </message>
    <message>
        <source>Play a card to move on, or end the movement.</source>
        <translation>Mit einer Karte weiterziehen oder die Bewegung beenden.</translation>
    </message>
    <message>
        <source>Replace, detach or attach leaders, then move on.</source>
        <translation>Ersetze, löse oder unterstelle Anführer, dann geht es weiter.</translation>
    </message>
    <message>
        <source>Restore a reduced unit, or none.</source>
        <translation>Eine geschwächte Einheit auffrischen oder keine.</translation>
    </message>
    <message>
        <source>Roll for the attack.</source>
        <translation>Für den Angriff würfeln.</translation>
    </message>
    <message>
        <source>Roll for the fire.</source>
        <translation>Für das Feuer würfeln.</translation>
    </message>
    <message>
        <source>Set up {unit} in your two rows.</source>
        <translation>{unit} in den eigenen zwei Reihen aufstellen.</translation>
    </message>
    <message>
        <source>The die shows {die}. Apply the results?</source>
        <translation>Der Würfel zeigt {die}. Ergebnisse anwenden?</translation>
    </message>
    <message>
        <source>Volley</source>
        <translation>Salve</translation>
    </message>
    <message>
        <source>What does {unit} do after the combat?</source>
        <translation>Was tut {unit} nach dem Gefecht?</translation>
    </message>
    <message>
        <source>Where should {unit} retreat?</source>
        <translation>Wohin zieht sich {unit} zurück?</translation>
    </message>
    <message>
        <source>Which discard goes on top?</source>
        <translation>Welche abgeworfene Karte kommt nach oben?</translation>
    </message>
    <message>
        <source>Which unit takes the hit for the committed attack?</source>
        <translation>Welche Einheit nimmt den Treffer für den vollen Einsatz?</translation>
    </message>
    <message>
        <source>Which unit takes the vacated square, if any?</source>
        <translation>Welche Einheit besetzt das geräumte Feld, wenn überhaupt?</translation>
    </message>
    <message>
        <source>Which unit takes the vacated square?</source>
        <translation>Welche Einheit besetzt das geräumte Feld?</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Withdraw must be the defender&apos;s only card.</source>
        <translation>Ausweichen muss die einzige Karte des Verteidigers sein.</translation>
    </message>
    <message>
        <source>Withdrawing</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>You can&apos;t undo past a dice roll, a draw, something shown or another side&apos;s decision.</source>
        <translation>Hinter einen Wurf, eine gezogene Karte, etwas Gezeigtes oder eine Entscheidung der anderen Seite führt kein Weg zurück.</translation>
    </message>
    <message>
        <source>You cannot attack your own {unit}.</source>
        <translation>Die eigene Einheit {unit} ist kein Ziel.</translation>
    </message>
    <message>
        <source>You do not command {unit}.</source>
        <translation>{unit} gehört nicht zur eigenen Armee.</translation>
    </message>
    <message>
        <source>You do not hold so many of that {card} card.</source>
        <translation>So viele Karten davon ({card}) sind nicht auf der Hand.</translation>
    </message>
    <message>
        <source>You have committed {unit} already.</source>
        <translation>{unit} hat schon alles eingesetzt.</translation>
    </message>
    <message>
        <source>You have moved as many units as you may.</source>
        <translation>Mehr Einheiten dürfen sich nicht bewegen.</translation>
    </message>
    <message>
        <source>You have no {unit} on the battlefield.</source>
        <translation>{unit} steht nicht mehr auf dem Schlachtfeld.</translation>
    </message>
    <message>
        <source>You have played a card to stand: it is too late to withdraw.</source>
        <translation>Eine Karte zum Standhalten liegt schon: zu spät zum Ausweichen.</translation>
    </message>
    <message>
        <source>You hold no Maharaja.</source>
        <translation>Kein Maharadscha auf der Hand.</translation>
    </message>
    <message>
        <source>Your hand is full: five cards.</source>
        <translation>Die Hand ist voll: fünf Karten.</translation>
    </message>
    <message>
        <source>Your offer of a draw still stands.</source>
        <translation>Ihr Remisangebot gilt noch.</translation>
    </message>
    <message>
        <source>a lake</source>
        <translation>ein See</translation>
    </message>
    <message>
        <source>an assault or ambush</source>
        <translation>zu einem Sturmangriff oder Hinterhalt</translation>
    </message>
    <message>
        <source>be added to an attack</source>
        <translation>keinem Angriff hinzugefügt werden</translation>
    </message>
    <message>
        <source>bombard an enemy</source>
        <translation>keinen Feind beschießen</translation>
    </message>
    <message>
        <source>break off an assault</source>
        <translation>keinen Sturmangriff abbrechen</translation>
    </message>
    <message>
        <source>build a redoubt</source>
        <translation>keine Redoute bauen</translation>
    </message>
    <message>
        <source>cancel another</source>
        <translation>keine andere vereiteln</translation>
    </message>
    <message>
        <source>choose five cards</source>
        <translation>fünf Karten wählen</translation>
    </message>
    <message>
        <source>choose your edge</source>
        <translation>den eigenen Rand wählen</translation>
    </message>
    <message>
        <source>choose your nation</source>
        <translation>die eigene Nation wählen</translation>
    </message>
    <message>
        <source>command units</source>
        <translation>keine Einheiten befehligen</translation>
    </message>
    <message>
        <source>commit an attack</source>
        <translation>keinen Angriff voll einsetzen</translation>
    </message>
    <message>
        <source>defend a unit</source>
        <translation>keine Einheit verteidigen</translation>
    </message>
    <message>
        <source>every unit must be placed</source>
        <translation>jede Einheit muss stehen</translation>
    </message>
    <message>
        <source>fire a Grand Battery</source>
        <translation>keine Große Batterie feuern lassen</translation>
    </message>
    <message>
        <source>fire a volley</source>
        <translation>keine Salve abgeben</translation>
    </message>
    <message>
        <source>fire rockets</source>
        <translation>keine Raketen abfeuern</translation>
    </message>
    <message>
        <source>join an assault</source>
        <translation>sich keinem Sturmangriff anschließen</translation>
    </message>
    <message>
        <source>lay an ambush</source>
        <translation>keinen Hinterhalt legen</translation>
    </message>
    <message>
        <source>lay the next section</source>
        <translation>den nächsten Kartenteil legen</translation>
    </message>
    <message>
        <source>lead a unit</source>
        <translation>keine Einheit führen</translation>
    </message>
    <message>
        <source>make a unit march on</source>
        <translation>keine Einheit weitermarschieren lassen</translation>
    </message>
    <message>
        <source>move another unit</source>
        <translation>keine weitere Einheit bewegen</translation>
    </message>
    <message>
        <source>name two nations</source>
        <translation>zwei Nationen nennen</translation>
    </message>
    <message>
        <source>now a Forced March is made</source>
        <translation>jetzt wird ein Gewaltmarsch ausgeführt</translation>
    </message>
    <message>
        <source>now a Guerrilla may be played</source>
        <translation>jetzt kann Guerilla gespielt werden</translation>
    </message>
    <message>
        <source>now a committed hit is taken</source>
        <translation>jetzt wird ein Treffer für vollen Einsatz genommen</translation>
    </message>
    <message>
        <source>now a hand is shown</source>
        <translation>jetzt werden Handkarten gezeigt</translation>
    </message>
    <message>
        <source>now a nation is chosen</source>
        <translation>jetzt wird eine Nation gewählt</translation>
    </message>
    <message>
        <source>now a retreat or a hit is chosen</source>
        <translation>jetzt wird Rückzug oder Treffer gewählt</translation>
    </message>
    <message>
        <source>now a skirmishing unit may move</source>
        <translation>jetzt kann sich eine plänkelnde Einheit bewegen</translation>
    </message>
    <message>
        <source>now a starting edge is chosen</source>
        <translation>jetzt wird ein Startrand gewählt</translation>
    </message>
    <message>
        <source>now a way of retreat is chosen</source>
        <translation>jetzt wird ein Rückzugsweg gewählt</translation>
    </message>
    <message>
        <source>now one discard is laid on top</source>
        <translation>jetzt wird ein Abwurf obenauf gelegt</translation>
    </message>
    <message>
        <source>now the armies are set up</source>
        <translation>jetzt werden die Armeen aufgestellt</translation>
    </message>
    <message>
        <source>now the attack is answered</source>
        <translation>jetzt wird der Angriff beantwortet</translation>
    </message>
    <message>
        <source>now the attack is reinforced</source>
        <translation>jetzt wird der Angriff verstärkt</translation>
    </message>
    <message>
        <source>now the map is laid</source>
        <translation>jetzt wird die Karte gelegt</translation>
    </message>
    <message>
        <source>now the nations are named</source>
        <translation>jetzt werden die Nationen genannt</translation>
    </message>
    <message>
        <source>now the opening hand is chosen</source>
        <translation>jetzt wird die Starthand gewählt</translation>
    </message>
    <message>
        <source>now the vacated square is taken</source>
        <translation>jetzt wird das geräumte Feld besetzt</translation>
    </message>
    <message>
        <source>one or two squares</source>
        <translation>ein oder zwei Felder</translation>
    </message>
    <message>
        <source>one square</source>
        <translation>ein Feld</translation>
    </message>
    <message>
        <source>open a redoubt</source>
        <translation>keine Redoute öffnen</translation>
    </message>
    <message>
        <source>open an assault</source>
        <translation>keinen Sturmangriff eröffnen</translation>
    </message>
    <message>
        <source>rally a unit</source>
        <translation>keine Einheit sammeln</translation>
    </message>
    <message>
        <source>restore a unit</source>
        <translation>keine Einheit auffrischen</translation>
    </message>
    <message>
        <source>sacrifice a unit</source>
        <translation>keine Einheit opfern</translation>
    </message>
    <message>
        <source>several discards</source>
        <translation>zu mehreren Abwürfen</translation>
    </message>
    <message>
        <source>start a Banzai Charge</source>
        <translation>keinen Banzai-Sturm beginnen</translation>
    </message>
    <message>
        <source>the Combat Phase</source>
        <translation>in die Gefechtsphase</translation>
    </message>
    <message>
        <source>the Discard Phase</source>
        <translation>in die Abwurfphase</translation>
    </message>
    <message>
        <source>the Movement Phase</source>
        <translation>in die Bewegungsphase</translation>
    </message>
    <message>
        <source>the Restoration Phase</source>
        <translation>in die Auffrischungsphase</translation>
    </message>
    <message>
        <source>the answer to a spy</source>
        <translation>zur Antwort auf einen Spion</translation>
    </message>
    <message>
        <source>the answer to an attack</source>
        <translation>zur Antwort auf einen Angriff</translation>
    </message>
    <message>
        <source>the attack</source>
        <translation>den Angriff</translation>
    </message>
    <message>
        <source>the end of a combat</source>
        <translation>ans Ende eines Gefechts</translation>
    </message>
    <message>
        <source>the fire</source>
        <translation>das Feuer</translation>
    </message>
    <message>
        <source>the pursuit</source>
        <translation>die Verfolgung</translation>
    </message>
    <message>
        <source>the rally</source>
        <translation>das Sammeln</translation>
    </message>
    <message>
        <source>the reinforcing of an attack</source>
        <translation>zum Verstärken eines Angriffs</translation>
    </message>
    <message>
        <source>the rockets</source>
        <translation>die Raketen</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>zum Aufbau</translation>
    </message>
    <message>
        <source>the withdrawal</source>
        <translation>das Ausweichen</translation>
    </message>
    <message>
        <source>this is the Combat Phase</source>
        <translation>dies ist die Gefechtsphase</translation>
    </message>
    <message>
        <source>this is the Discard Phase</source>
        <translation>dies ist die Abwurfphase</translation>
    </message>
    <message>
        <source>this is the Draw Phase</source>
        <translation>dies ist die Nachziehphase</translation>
    </message>
    <message>
        <source>this is the Movement Phase</source>
        <translation>dies ist die Bewegungsphase</translation>
    </message>
    <message>
        <source>this is the Restoration Phase</source>
        <translation>dies ist die Auffrischungsphase</translation>
    </message>
    <message>
        <source>who goes first</source>
        <translation>den ersten Zug</translation>
    </message>
    <message>
        <source>withdraw a unit</source>
        <translation>keiner Einheit das Ausweichen erlauben</translation>
    </message>
    <message>
        <source>{dice} can total {least} to {most}.</source>
        <translation>{dice} können {least} bis {most} ergeben.</translation>
    </message>
    <message>
        <source>{doing} belongs to {home}; {now}.</source>
        <translation>{doing} gehört {home}; {now}.</translation>
    </message>
    <message>
        <source>{leader} brings no dice: only house leaders do.</source>
        <translation>{leader} bringt keine Würfel: Das tun nur Anführer eines Hauses.</translation>
    </message>
    <message>
        <source>{leader} has a command of {command}: he brings in nobody.</source>
        <translation>{leader} hat Kommando {command}: Er holt niemanden dazu.</translation>
    </message>
    <message>
        <source>{leader} has a command of {command}: nobody more can support.</source>
        <translation>{leader} hat Kommando {command}: Niemand mehr kann unterstützen.</translation>
    </message>
    <message>
        <source>{leader} is already in this combat: one leader a side.</source>
        <translation>{leader} ist schon in diesem Gefecht: ein Anführer je Seite.</translation>
    </message>
    <message>
        <source>{leader} is not on the table.</source>
        <translation>{leader} ist nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>{leader} serves only {units}, and an ambush has no unit in the lead.</source>
        <translation>{leader} dient nur {units}, und ein Hinterhalt hat keine führende Einheit.</translation>
    </message>
    <message>
        <source>{leader} serves only {units}.</source>
        <translation>{leader} dient nur: {units}.</translation>
    </message>
    <message>
        <source>{nation} is not offered: choose {choices}.</source>
        <translation>{nation} steht nicht zur Wahl: {choices} wählen.</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} und {last}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} oder {last}</translation>
    </message>
    <message>
        <source>{square} is a lake: no unit can enter it.</source>
        <translation>{square} ist ein See: Keine Einheit kann hinein.</translation>
    </message>
    <message>
        <source>{square} is a lake: no unit is set up there.</source>
        <translation>{square} ist ein See: Dort wird keine Einheit aufgestellt.</translation>
    </message>
    <message>
        <source>{square} is a {terrain}: the march ends there.</source>
        <translation>{square} ({terrain}): Dort endet der Marsch.</translation>
    </message>
    <message>
        <source>{square} is not next to {unit}.</source>
        <translation>{square} liegt nicht neben {unit}.</translation>
    </message>
    <message>
        <source>{square} is occupied by {unit}.</source>
        <translation>{square} ist besetzt: {unit}.</translation>
    </message>
    <message>
        <source>{square} is taken by {unit}.</source>
        <translation>{square} ist vergeben: {unit}.</translation>
    </message>
    <message>
        <source>{square} is too far: {unit} can move {reach}.</source>
        <translation>{square} ist zu weit: {unit} schafft {reach}.</translation>
    </message>
    <message>
        <source>{square} is {distance} squares away; the range is {range}.</source>
        <translation>{square} ist {distance} Felder entfernt; die Reichweite ist {range}.</translation>
    </message>
    <message>
        <source>{square} lies outside your two rows.</source>
        <translation>{square} liegt außerhalb der beiden eigenen Reihen.</translation>
    </message>
    <message>
        <source>{unit} already had a Forced March.</source>
        <translation>{unit} hatte schon einen Gewaltmarsch.</translation>
    </message>
    <message>
        <source>{unit} already moved in this phase.</source>
        <translation>{unit} hat sich in dieser Phase schon bewegt.</translation>
    </message>
    <message>
        <source>{unit} already took a committed hit.</source>
        <translation>{unit} hat schon einen Treffer für vollen Einsatz genommen.</translation>
    </message>
    <message>
        <source>{unit} began the move in a {terrain}: no Forced March.</source>
        <translation>Kein Gewaltmarsch: {unit} begann die Bewegung in hemmendem Gelände ({terrain}).</translation>
    </message>
    <message>
        <source>{unit} charges {target}: what holds for the attacker?</source>
        <translation>{unit} greift {target} an: Was gilt für den Angreifer?</translation>
    </message>
    <message>
        <source>{unit} charges {target}: what holds for the defender?</source>
        <translation>{unit} greift {target} an: Was gilt für den Verteidiger?</translation>
    </message>
    <message>
        <source>{unit} ended the move in a {terrain}: no Forced March.</source>
        <translation>Kein Gewaltmarsch: {unit} beendete die Bewegung in hemmendem Gelände ({terrain}).</translation>
    </message>
    <message>
        <source>{unit} has been checked in this turn.</source>
        <translation>{unit} hat die Probe in diesem Zug schon abgelegt.</translation>
    </message>
    <message>
        <source>{unit} has fought in this turn.</source>
        <translation>{unit} hat in diesem Zug schon gekämpft.</translation>
    </message>
    <message>
        <source>{unit} has no stands left.</source>
        <translation>{unit} hat keine Stände mehr.</translation>
    </message>
    <message>
        <source>{unit} is not on your side.</source>
        <translation>{unit} gehört nicht zu deiner Seite.</translation>
    </message>
    <message>
        <source>{unit} must retreat to {ways}.</source>
        <translation>Für {unit} führt der Rückzug nach {ways}.</translation>
    </message>
    <message>
        <source>{unit} must retreat to {ways}: the enemy&apos;s edge comes last.</source>
        <translation>Für {unit} führt der Rückzug nach {ways}: Der feindliche Rand kommt zuletzt.</translation>
    </message>
    <message>
        <source>{unit}: retreat or take a hit?</source>
        <translation>{unit}: Rückzug oder Treffer?</translation>
    </message>
    <message>
        <source>{what} on {square}</source>
        <translation>{what} auf {square}</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message>
        <source>Nearly even</source>
        <translation>Fast ausgeglichen</translation>
    </message>
    <message>
        <source>Different, but of equal worth</source>
        <translation>Verschieden, aber gleichwertig</translation>
    </message>
    <message>
        <source>Leans to the {edge}</source>
        <translation>Neigt zum {edge}</translation>
    </message>
    <message>
        <source>Favours the {edge}</source>
        <translation>Begünstigt den {edge}</translation>
    </message>
    <message>
        <source>Cover adds up to {a} in the {one} and {b} in the {two}.</source>
        <translation>Die Deckung beträgt {a} im {one} und {b} im {two}.</translation>
    </message>
    <message>
        <source>Hills: {a} in the {one}, {b} in the {two}.</source>
        <translation>Hügel: {a} im {one}, {b} im {two}.</translation>
    </message>
    <message>
        <source>Fields, marsh and lakes: {a} in the {one}, {b} in the {two}.</source>
        <translation>Äcker, Sümpfe und Seen: {a} im {one}, {b} im {two}.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Fairness {score} of 100: {verdict}</source>
        <translation>Fairness {score} von 100: {verdict}</translation>
    </message>
    <message>
        <source>From 100 it loses {cover} for each point of cover, {hills} for each hill and {slow} for each slow square that one half has more than the other. It knows nothing of the armies.</source>
        <translation>Von 100 gehen {cover} ab für jeden Punkt Deckung, {hills} für jeden Hügel und {slow} für jedes hemmende Feld, das eine Hälfte mehr hat als die andere. Von den Armeen weiß der Wert nichts.</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source> (or “{word}”)</source>
        <translation> (oder „{word}“)</translation>
    </message>
    <message>
        <source> A file of yours that holds it was left out; “manoeuvre check” names its faults.</source>
        <translation> Eine eigene Datei, die es enthält, wurde ausgelassen; „manoeuvre check“ nennt ihre Mängel.</translation>
    </message>
    <message>
        <source> It may have been renamed or removed.</source>
        <translation> Vielleicht wurde es umbenannt oder entfernt.</translation>
    </message>
    <message>
        <source>, column {number}</source>
        <translation>, Spalte {number}</translation>
    </message>
    <message>
        <source>A battle must begin at its beginning.</source>
        <translation>Eine Schlacht muss am Anfang beginnen.</translation>
    </message>
    <message>
        <source>A battle under way needs it; add it or take out [position].</source>
        <translation>Eine laufende Schlacht braucht es; hinzufügen oder [position] herausnehmen.</translation>
    </message>
    <message>
        <source>A card of kind {kind} rolls no dice; take them out.</source>
        <translation>Eine Karte der Art {kind} würfelt nicht; die Würfel herausnehmen.</translation>
    </message>
    <message>
        <source>A card of kind {kind} rolls {dice}; write dice = &quot;{dice}&quot;.</source>
        <translation>Eine Karte der Art {kind} würfelt {dice}; dice = &quot;{dice}&quot; schreiben.</translation>
    </message>
    <message>
        <source>A card that bombards has no {other} dice; take one of the two out.</source>
        <translation>Eine Karte mit Beschuss hat keine Würfel für {other}; eines von beiden herausnehmen.</translation>
    </message>
    <message>
        <source>A cavalry card with attack dice needs a pursuit range (§6.7).</source>
        <translation>Eine Kavalleriekarte mit Angriffswürfeln braucht eine Verfolgungsspanne (§6.7).</translation>
    </message>
    <message>
        <source>A choice is a charge, with attacker and defender, or a check of one unit.</source>
        <translation>Eine Wahl ist ein Angriff mit „attacker“ und „defender“ oder die Probe einer Einheit.</translation>
    </message>
    <message>
        <source>A key has too many dots here; {most} parts are allowed.</source>
        <translation>Ein Schlüssel hat hier zu viele Punkte; {most} Teile sind erlaubt.</translation>
    </message>
    <message>
        <source>A leader of one unit commands no other: his command is 1 (R43).</source>
        <translation>Ein Anführer einer Einheit befehligt keine andere: Sein Kommando ist 1 (R43).</translation>
    </message>
    <message>
        <source>A leader of one unit needs assault dice, such as 1d6 (R43).</source>
        <translation>Ein Anführer einer Einheit braucht Sturmwürfel, etwa 1d6 (R43).</translation>
    </message>
    <message>
        <source>A leader with assault dice needs the unit he serves (R43).</source>
        <translation>Ein Anführer mit Sturmwürfeln braucht die Einheit, der er dient (R43).</translation>
    </message>
    <message>
        <source>A marker of this kind is worth {values}.</source>
        <translation>Ein Marker dieser Art ist {values} wert.</translation>
    </message>
    <message>
        <source>A newer version of the program has written it; update this one.</source>
        <translation>Eine neuere Version des Programms hat sie geschrieben; aktualisieren Sie dieses.</translation>
    </message>
    <message>
        <source>A ratio is two numbers, such as [3, 2].</source>
        <translation>Ein Verhältnis besteht aus zwei Zahlen, etwa [3, 2].</translation>
    </message>
    <message>
        <source>A roster needs at least one unit that has stands.</source>
        <translation>Eine Aufstellung braucht mindestens eine Einheit mit Ständen.</translation>
    </message>
    <message>
        <source>A side has one general.</source>
        <translation>Jede Seite hat einen General.</translation>
    </message>
    <message>
        <source>A struggle is what 0 means; its band must hold 0.</source>
        <translation>0 bedeutet ein Ringen; sein Bereich muss die 0 enthalten.</translation>
    </message>
    <message>
        <source>An army has {units} units; this one has {found}.</source>
        <translation>Eine Armee hat {units} Einheiten; diese hat {found}.</translation>
    </message>
    <message>
        <source>An equal card stands above; raise its count instead.</source>
        <translation>Oben steht eine gleiche Karte; stattdessen deren Anzahl erhöhen.</translation>
    </message>
    <message>
        <source>Another file holds {id} already; choose another id.</source>
        <translation>Eine andere Datei enthält {id} bereits; eine andere Kennung wählen.</translation>
    </message>
    <message>
        <source>Another program has written to this record; open it again to go on.</source>
        <translation>Ein anderes Programm hat in diese Aufzeichnung geschrieben; zum Weiterspielen neu öffnen.</translation>
    </message>
    <message>
        <source>Board A has no terrain; choose board B, or take this out.</source>
        <translation>Brett A hat kein Gelände; Brett B wählen oder dies entfernen.</translation>
    </message>
    <message>
        <source>Both sides fight again after a struggle, and after nothing else.</source>
        <translation>Nach einem Ringen kämpfen beide Seiten noch einmal, sonst nie.</translation>
    </message>
    <message>
        <source>Entry {number} of this record has been altered since it was written, or one left out.</source>
        <translation>Eintrag {number} dieser Aufzeichnung wurde nachträglich verändert, oder einer fehlt.</translation>
    </message>
    <message>
        <source>Entry {number} of this record is cut off or cannot be read; those before it are sound.</source>
        <translation>Eintrag {number} dieser Aufzeichnung ist abgeschnitten oder unlesbar; die davor sind in Ordnung.</translation>
    </message>
    <message>
        <source>Entry {number} of this record, “{entry}”, does not fit: {refusal}</source>
        <translation>Eintrag {number} dieser Aufzeichnung, „{entry}“, passt nicht: {refusal}</translation>
    </message>
    <message>
        <source>Every face from 1 to {most} must stand here once.</source>
        <translation>Jede Augenzahl von 1 bis {most} muss hier genau einmal stehen.</translation>
    </message>
    <message>
        <source>Give a line either conditions in any_of or a ratio.</source>
        <translation>Gib einer Zeile entweder Bedingungen in any_of oder ein Verhältnis.</translation>
    </message>
    <message>
        <source>Give combat, or both combat_attack and combat_defense (R36).</source>
        <translation>combat angeben oder combat_attack und combat_defense beide (R36).</translation>
    </message>
    <message>
        <source>Give either a set-up or a position.</source>
        <translation>Entweder einen Aufbau oder eine Stellung angeben.</translation>
    </message>
    <message>
        <source>Give either combat, or combat_attack and combat_defense, not both.</source>
        <translation>Entweder combat angeben oder combat_attack und combat_defense, nicht beides.</translation>
    </message>
    <message>
        <source>Give either sections or rows; leave the whole table out to let the players choose.</source>
        <translation>Entweder Kartenteile oder Reihen angeben; die ganze Tabelle weglassen, damit die Spieler wählen.</translation>
    </message>
    <message>
        <source>Give the stands alone, or stands, worn at and spent at: [8, 5, 3].</source>
        <translation>Gib nur die Stände an oder Stände, „angeschlagen ab“ und „erschöpft ab“: [8, 5, 3].</translation>
    </message>
    <message>
        <source>Guns do not flee to the box.</source>
        <translation>Geschütze fliehen nicht in die Sammelbox.</translation>
    </message>
    <message>
        <source>Guns need their class in “gun”, and troops have none.</source>
        <translation>Geschütze brauchen ihre Klasse in „gun“, Truppen haben keine.</translation>
    </message>
    <message>
        <source>In a battle under way the first player is known: write “one” or “two”.</source>
        <translation>In einer laufenden Schlacht steht der erste Spieler fest: „one“ oder „two“ schreiben.</translation>
    </message>
    <message>
        <source>Leaders and other headquarters cards add up to {total}; every deck has {cards} (§1.4).</source>
        <translation>Anführer und andere Stabskarten ergeben zusammen {total}; jeder Stapel hat {cards} (§1.4).</translation>
    </message>
    <message>
        <source>Name at least {least}, or leave this out to allow all.</source>
        <translation>Mindestens {least} nennen oder weglassen, um alle zu erlauben.</translation>
    </message>
    <message>
        <source>Name both armies, or neither to let the players choose (§3).</source>
        <translation>Beide Armeen nennen oder keine, damit die Spieler wählen (§3).</translation>
    </message>
    <message>
        <source>Night falls after turn {turn}, as the options say; choose an earlier turn.</source>
        <translation>Nach den Optionen bricht die Nacht nach Runde {turn} ein; eine frühere Runde wählen.</translation>
    </message>
    <message>
        <source>No two opposite edges have eight dry squares in their two rows (R47).</source>
        <translation>Keine zwei gegenüberliegenden Ränder haben acht trockene Felder in ihren zwei Reihen (R47).</translation>
    </message>
    <message>
        <source>No unit is of the nationality {nation}.</source>
        <translation>Keine Einheit hat die Nationalität {nation}.</translation>
    </message>
    <message>
        <source>No unit stands on {square}; a redoubt needs one (R32).</source>
        <translation>Auf {square} steht keine Einheit; eine Redoute braucht eine (R32).</translation>
    </message>
    <message>
        <source>Nobody has taken prisoners before the battle begins; take “taken” out.</source>
        <translation>Vor der Schlacht hat niemand Gefangene gemacht; „taken“ entfernen.</translation>
    </message>
    <message>
        <source>Only a card with attack dice can commit its unit.</source>
        <translation>Nur eine Karte mit Angriffswürfeln kann ihre Einheit voll einsetzen.</translation>
    </message>
    <message>
        <source>Only a custom set-up has armies of its own; take them out.</source>
        <translation>Nur ein freier Aufbau hat eigene Armeen; sie entfernen.</translation>
    </message>
    <message>
        <source>Only bombard and volley dice have a range; take it out.</source>
        <translation>Nur Würfel für Beschuss und Salve haben eine Reichweite; herausnehmen.</translation>
    </message>
    <message>
        <source>Only cavalry&apos;s cards with attack dice pursue; take it out (§6.7).</source>
        <translation>Nur Kavalleriekarten mit Angriffswürfeln verfolgen; herausnehmen (§6.7).</translation>
    </message>
    <message>
        <source>Only one side can stand in {place}.</source>
        <translation>In {place} kann nur eine Seite stehen.</translation>
    </message>
    <message>
        <source>Only the first band is open above, and only the last below; give the others both ends.</source>
        <translation>Nur der erste Bereich ist nach oben offen und nur der letzte nach unten; gib den anderen beide Enden.</translation>
    </message>
    <message>
        <source>Others in this army have a nationality; add this one&apos;s.</source>
        <translation>Andere in dieser Armee haben eine Nationalität; die fehlende hinzufügen.</translation>
    </message>
    <message>
        <source>Say the kind and the stands, as in “Militia Activo, inf, 8/5/3, raw”.</source>
        <translation>Nenne Art und Stände, etwa „Militia Activo, inf, 8/5/3, raw“.</translation>
    </message>
    <message>
        <source>Section {id} is laid twice, but there is one of each; give rows instead.</source>
        <translation>Kartenteil {id} ist zweimal gelegt, aber jeden gibt es nur einmal; stattdessen Reihen angeben.</translation>
    </message>
    <message>
        <source>Stands, worn at and spent at must not rise, and one stand is needed.</source>
        <translation>Stände, „angeschlagen ab“ und „erschöpft ab“ dürfen nicht steigen, und ein Stand ist nötig.</translation>
    </message>
    <message>
        <source>Tables and lists are nested too deep; {most} levels are allowed.</source>
        <translation>Tabellen und Listen sind zu tief verschachtelt; {most} Ebenen sind erlaubt.</translation>
    </message>
    <message>
        <source>The army has no unit {unit}; name one of its own.</source>
        <translation>Die Armee hat keine Einheit {unit}; eine ihrer eigenen nennen.</translation>
    </message>
    <message>
        <source>The army has {found} units; every army has {units} (§1.3).</source>
        <translation>Die Armee hat {found} Einheiten; jede Armee hat {units} (§1.3).</translation>
    </message>
    <message>
        <source>The battle cannot be fought here: {reason}</source>
        <translation>Die Schlacht lässt sich hier nicht schlagen: {reason}</translation>
    </message>
    <message>
        <source>The battle cannot begin as this record says: it has a rule option that is not known.</source>
        <translation>Die Schlacht kann nicht so beginnen, wie diese Aufzeichnung sagt: Sie hat eine unbekannte Regeloption.</translation>
    </message>
    <message>
        <source>The battle cannot begin as this record says: {fault}</source>
        <translation>Die Schlacht kann nicht so beginnen, wie diese Aufzeichnung sagt: {fault}</translation>
    </message>
    <message>
        <source>The battle needs no {name}.</source>
        <translation>Die Schlacht braucht kein {name}.</translation>
    </message>
    <message>
        <source>The battle needs {name}, which this program does not know.</source>
        <translation>Die Schlacht braucht {name}; das kennt dieses Programm nicht.</translation>
    </message>
    <message>
        <source>The brackets are nested far too deep.</source>
        <translation>Die Klammern sind viel zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The counts add up to {total}; every unit has {cards} cards (§1.4).</source>
        <translation>Die Anzahlen ergeben zusammen {total}; jede Einheit hat {cards} Karten (§1.4).</translation>
    </message>
    <message>
        <source>The deck is too small: nothing is left of it after the opening hand.</source>
        <translation>Der Stapel ist zu klein: Nach der Starthand bleibt nichts davon übrig.</translation>
    </message>
    <message>
        <source>The deck of {army} holds no card {id}; see its army file.</source>
        <translation>Der Stapel von {army} enthält keine Karte {id}; siehe die Datei der Armee.</translation>
    </message>
    <message>
        <source>The edges must lie opposite each other: here {edge} (§3).</source>
        <translation>Die Ränder müssen einander gegenüberliegen: hier {edge} (§3).</translation>
    </message>
    <message>
        <source>The file cannot be opened: {reason}.</source>
        <translation>Die Datei lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text; save it in that encoding.</source>
        <translation>Die Datei ist kein UTF-8-Text; in dieser Kodierung speichern.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>The file is too large; {most} KiB are allowed.</source>
        <translation>Die Datei ist zu groß; {most} KiB sind erlaubt.</translation>
    </message>
    <message>
        <source>The first deck is used up, so set day_over = true (§2.3).</source>
        <translation>Der erste Stapel ist aufgebraucht, also day_over = true setzen (§2.3).</translation>
    </message>
    <message>
        <source>The first line of its file does not hold what it should.</source>
        <translation>Die erste Zeile ihrer Datei enthält nicht, was sie sollte.</translation>
    </message>
    <message>
        <source>The first line of this record does not hold what it should; nothing is recovered.</source>
        <translation>Die erste Zeile dieser Aufzeichnung enthält nicht, was sie soll; nichts ist zu retten.</translation>
    </message>
    <message>
        <source>The first line of this record has been altered since it was written.</source>
        <translation>Die erste Zeile dieser Aufzeichnung wurde nachträglich verändert.</translation>
    </message>
    <message>
        <source>The first line of this record is cut off or cannot be read; nothing is recovered.</source>
        <translation>Die erste Zeile dieser Aufzeichnung ist abgeschnitten oder unlesbar; nichts ist zu retten.</translation>
    </message>
    <message>
        <source>The folder cannot be read: {reason}.</source>
        <translation>Der Ordner lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>The folder holds {found} files; only the first {most} are read. Move some elsewhere.</source>
        <translation>Der Ordner enthält {found} Dateien; nur die ersten {most} werden gelesen. Einige woanders ablegen.</translation>
    </message>
    <message>
        <source>The id {id} is used twice; choose another.</source>
        <translation>Die Kennung {id} kommt zweimal vor; wähle eine andere.</translation>
    </message>
    <message>
        <source>The line is longer than {most} characters; break it up.</source>
        <translation>Die Zeile ist länger als {most} Zeichen; umbrechen.</translation>
    </message>
    <message>
        <source>The link leads nowhere.</source>
        <translation>Die Verknüpfung führt ins Leere.</translation>
    </message>
    <message>
        <source>The link leads out of the folder; put the file itself there.</source>
        <translation>Die Verknüpfung führt aus dem Ordner hinaus; die Datei selbst dort ablegen.</translation>
    </message>
    <message>
        <source>The nationality {nation} needs a leader.</source>
        <translation>Die Nationalität {nation} braucht einen Anführer.</translation>
    </message>
    <message>
        <source>The nationality {nation} needs one infantry and one cavalry unit.</source>
        <translation>Die Nationalität {nation} braucht eine Infanterie- und eine Kavallerieeinheit.</translation>
    </message>
    <message>
        <source>The range is {range} here: 2 for bombard, 1 for volley (§8).</source>
        <translation>Die Reichweite ist hier {range}: 2 für Beschuss, 1 für Salve (§8).</translation>
    </message>
    <message>
        <source>The reduced strength must be below the full strength of {full} (§1.3).</source>
        <translation>Die geschwächte Stärke muss unter der vollen Stärke von {full} liegen (§1.3).</translation>
    </message>
    <message>
        <source>The results are, in this order: {names}.</source>
        <translation>Die Ergebnisse sind, in dieser Reihenfolge: {names}.</translation>
    </message>
    <message>
        <source>The section has {found} rows; every section has {rows} (§1.1).</source>
        <translation>Der Kartenteil hat {found} Reihen; jeder Kartenteil hat {rows} (§1.1).</translation>
    </message>
    <message>
        <source>The section has {lakes} lakes; with more than {most} eight units might find no room (R47).</source>
        <translation>Der Kartenteil hat {lakes} Seen; bei mehr als {most} fänden acht Einheiten vielleicht keinen Platz (R47).</translation>
    </message>
    <message>
        <source>The two rows along the {edge} edge have fewer than eight dry squares (R47).</source>
        <translation>Die zwei Reihen am Rand im {edge} haben weniger als acht trockene Felder (R47).</translation>
    </message>
    <message>
        <source>The units of side {side} stand on a battlefield; add it.</source>
        <translation>Die Einheiten der Seite {side} stehen auf einem Schlachtfeld; es hinzufügen.</translation>
    </message>
    <message>
        <source>There are at most {infantry} infantry, {cavalry} cavalry and {guns} guns.</source>
        <translation>Es gibt höchstens {infantry} Infanterie, {cavalry} Kavallerie und {guns} Geschütze.</translation>
    </message>
    <message>
        <source>There are more than {most} files in this folder.</source>
        <translation>In diesem Ordner liegen mehr als {most} Dateien.</translation>
    </message>
    <message>
        <source>There are {found} rows; a battlefield has {rows}.</source>
        <translation>Es sind {found} Reihen; ein Schlachtfeld hat {rows}.</translation>
    </message>
    <message>
        <source>There are {found} sections; a battlefield has {sections} (§1.1).</source>
        <translation>Es sind {found} Kartenteile; ein Schlachtfeld hat {sections} (§1.1).</translation>
    </message>
    <message>
        <source>There is a battle of this number already</source>
        <translation>Es gibt bereits eine Schlacht mit dieser Nummer</translation>
    </message>
    <message>
        <source>There is another scenario {id}; choose another id.</source>
        <translation>Es gibt schon ein Szenario {id}; eine andere Kennung wählen.</translation>
    </message>
    <message>
        <source>There is another {kind} {id} here than the one of this battle; rename or remove yours.</source>
        <translation>{kind} {id} ist hier anders als in dieser Schlacht; das Eigene umbenennen oder entfernen.</translation>
    </message>
    <message>
        <source>There is no army {id}; {advice}</source>
        <translation>Eine Armee {id} gibt es nicht; {advice}</translation>
    </message>
    <message>
        <source>There is no building on this board, or terrain does not count.</source>
        <translation>Auf diesem Brett gibt es kein Gebäude, oder Gelände zählt nicht.</translation>
    </message>
    <message>
        <source>There is no section {id}; {advice}</source>
        <translation>Einen Kartenteil {id} gibt es nicht; {advice}</translation>
    </message>
    <message>
        <source>There is no unit {id} in this roster.</source>
        <translation>In dieser Aufstellung gibt es keine Einheit {id}.</translation>
    </message>
    <message>
        <source>There is no {id} among the {group}; take it out.</source>
        <translation>{id} gibt es nicht unter {group}; herausnehmen.</translation>
    </message>
    <message>
        <source>There is no {id} here; it may have been renamed or removed.</source>
        <translation>{id} gibt es hier nicht; vielleicht wurde es umbenannt oder entfernt.</translation>
    </message>
    <message>
        <source>There is no {kind} {id} among your files.</source>
        <translation>{kind} {id} ist nicht unter den eigenen Dateien.</translation>
    </message>
    <message>
        <source>There is no {kind} {id} here. It may have been renamed or removed.</source>
        <translation>Hier fehlt {kind} {id}. Vielleicht umbenannt oder entfernt.</translation>
    </message>
    <message>
        <source>There is no {kind} {id} here.{advice}</source>
        <translation>Hier fehlt {kind} {id}.{advice}</translation>
    </message>
    <message>
        <source>There is no {name} among your files.</source>
        <translation>Unter den eigenen Dateien gibt es kein {name}.</translation>
    </message>
    <message>
        <source>This band ends before it begins.</source>
        <translation>Dieser Bereich endet, bevor er beginnt.</translation>
    </message>
    <message>
        <source>This band must end at one less than the band above it begins with.</source>
        <translation>Dieser Bereich muss um eins unter dem Anfang des Bereichs über ihm enden.</translation>
    </message>
    <message>
        <source>This battle needs what is not here: {names}.</source>
        <translation>Diese Schlacht braucht, was hier fehlt: {names}.</translation>
    </message>
    <message>
        <source>This battle was fought with other data than those here: {names}.</source>
        <translation>Diese Schlacht wurde mit anderen Daten geschlagen als den hiesigen: {names}.</translation>
    </message>
    <message>
        <source>This card can only defend; give it attack, bombard or volley dice.</source>
        <translation>Diese Karte kann nur verteidigen; ihr Würfel für Angriff, Beschuss oder Salve geben.</translation>
    </message>
    <message>
        <source>This file holds {found}; {wanted} is wanted here.</source>
        <translation>Diese Datei enthält {found}; hier gebraucht wird {wanted}.</translation>
    </message>
    <message>
        <source>This file is not the record of a battle.</source>
        <translation>Diese Datei ist nicht die Aufzeichnung einer Schlacht.</translation>
    </message>
    <message>
        <source>This file is too large for a record; at most {most} MiB are read.</source>
        <translation>Diese Datei ist zu groß für eine Aufzeichnung; höchstens {most} MiB werden gelesen.</translation>
    </message>
    <message>
        <source>This file was written for a newer version of the program; update the program.</source>
        <translation>Diese Datei wurde für eine neuere Version des Programms geschrieben; das Programm aktualisieren.</translation>
    </message>
    <message>
        <source>This is for battles under way; add a [position] or take it out.</source>
        <translation>Das gilt für laufende Schlachten; eine [position] hinzufügen oder es herausnehmen.</translation>
    </message>
    <message>
        <source>This is not a file that can be read.</source>
        <translation>Das ist keine lesbare Datei.</translation>
    </message>
    <message>
        <source>This is not a file, so it is not the record of a battle.</source>
        <translation>Das ist keine Datei, also auch nicht die Aufzeichnung einer Schlacht.</translation>
    </message>
    <message>
        <source>This is not a range of a d6: write [1, n] with n from 1 to 5{alternative}.</source>
        <translation>Das ist keine Spanne eines d6: [1, n] schreiben, mit n von 1 bis 5{alternative}.</translation>
    </message>
    <message>
        <source>This is not valid TOML{column}: {reason}. Look at quotes, brackets, commas and equals signs.</source>
        <translation>Das ist kein gültiges TOML{column}: {reason}. Anführungszeichen, Klammern, Kommas und Gleichheitszeichen prüfen.</translation>
    </message>
    <message>
        <source>This is the record of another game, {game}; this program cannot play it.</source>
        <translation>Das ist die Aufzeichnung eines anderen Spiels, {game}; dieses Programm kann es nicht spielen.</translation>
    </message>
    <message>
        <source>This is the unit&apos;s name again; leave it out.</source>
        <translation>Das ist noch einmal der Name der Einheit; weglassen.</translation>
    </message>
    <message>
        <source>This list has {length} entries; at most {most} are allowed.</source>
        <translation>Diese Liste hat {length} Einträge; höchstens {most} sind erlaubt.</translation>
    </message>
    <message>
        <source>This list is empty; fill it in.</source>
        <translation>Diese Liste ist leer; fülle sie aus.</translation>
    </message>
    <message>
        <source>This list is too long; {most} characters are allowed.</source>
        <translation>Diese Liste ist zu lang; erlaubt sind {most} Zeichen.</translation>
    </message>
    <message>
        <source>This record has the format {format}, which is no longer read; the oldest is {oldest}.</source>
        <translation>Diese Aufzeichnung hat das Format {format}, das nicht mehr gelesen wird; das älteste ist {oldest}.</translation>
    </message>
    <message>
        <source>This record is too long; at most {most} entries are read.</source>
        <translation>Diese Aufzeichnung ist zu lang; höchstens {most} Einträge werden gelesen.</translation>
    </message>
    <message>
        <source>This record was made by a newer version of the program; update the program to open it.</source>
        <translation>Diese Aufzeichnung stammt von einer neueren Version des Programms; zum Öffnen das Programm aktualisieren.</translation>
    </message>
    <message>
        <source>This table cannot be used: {fault}.</source>
        <translation>Diese Tabelle ist nicht brauchbar: {fault}.</translation>
    </message>
    <message>
        <source>This table has {length} entries; at most {most} are allowed.</source>
        <translation>Diese Tabelle hat {length} Einträge; höchstens {most} sind erlaubt.</translation>
    </message>
    <message>
        <source>This text has {length} characters; shorten it to {most}.</source>
        <translation>Dieser Text hat {length} Zeichen; auf {most} kürzen.</translation>
    </message>
    <message>
        <source>This text holds a character that cannot be printed; take it out.</source>
        <translation>Dieser Text enthält ein nicht druckbares Zeichen; herausnehmen.</translation>
    </message>
    <message>
        <source>This text is empty; fill it in.</source>
        <translation>Dieser Text ist leer; ausfüllen.</translation>
    </message>
    <message>
        <source>This unit cannot have lost more stands than it has.</source>
        <translation>Diese Einheit kann nicht mehr Stände verloren haben, als sie hat.</translation>
    </message>
    <message>
        <source>This unit cannot have more stands left than it has.</source>
        <translation>Diese Einheit kann nicht mehr Stände übrig haben, als sie hat.</translation>
    </message>
    <message>
        <source>Two units stand on {square}; a square holds one (§3).</source>
        <translation>Auf {square} stehen zwei Einheiten; ein Feld fasst eine (§3).</translation>
    </message>
    <message>
        <source>Units are set up along an edge; name it (§3).</source>
        <translation>Einheiten werden an einem Rand aufgestellt; ihn nennen (§3).</translation>
    </message>
    <message>
        <source>Units in {place} are neither fresh nor routed.</source>
        <translation>Einheiten in {place} sind weder frisch noch zersprengt.</translation>
    </message>
    <message>
        <source>With this one {id} is named {times} times; {advice}</source>
        <translation>Mit dieser ist {id} {times}-mal genannt; {advice}</translation>
    </message>
    <message>
        <source>With {lost} units lost the battle is over; {most} at most (§2.1).</source>
        <translation>Mit {lost} verlorenen Einheiten ist die Schlacht vorbei; höchstens {most} (§2.1).</translation>
    </message>
    <message>
        <source>Without an army this says nothing; name the army or take it out.</source>
        <translation>Ohne Armee sagt das nichts; die Armee nennen oder es herausnehmen.</translation>
    </message>
    <message>
        <source>Write a list in square brackets here, not {value}.</source>
        <translation>Hier eine Liste in eckigen Klammern schreiben, nicht {value}.</translation>
    </message>
    <message>
        <source>Write a table here, not {value}.</source>
        <translation>Hier eine Tabelle schreiben, nicht {value}.</translation>
    </message>
    <message>
        <source>Write text in quotes here, not {value}.</source>
        <translation>Hier Text in Anführungszeichen schreiben, nicht {value}.</translation>
    </message>
    <message>
        <source>Write three numbers: infantry, cavalry and guns.</source>
        <translation>Drei Zahlen angeben: Infanterie, Kavallerie und Geschütze.</translation>
    </message>
    <message>
        <source>a card: a leader&apos;s id, a kind such as supply, or a unit&apos;s id with a letter such as imperial_guard.a</source>
        <translation>eine Karte: die Kennung eines Anführers, eine Art wie supply oder die Kennung einer Einheit mit Buchstabe wie imperial_guard.a</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>ein Datum oder eine Uhrzeit</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>eine Dezimalzahl</translation>
    </message>
    <message>
        <source>a huge number</source>
        <translation>eine riesige Zahl</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>eine Aufzeichnung</translation>
    </message>
    <message>
        <source>a row of {length} letters: . clear, F field, H hill, L lake, M marsh, T town, W woods</source>
        <translation>eine Reihe von {length} Buchstaben: . offen, F Acker, H Hügel, L See, M Sumpf, T Stadt, W Wald</translation>
    </message>
    <message>
        <source>a scenario</source>
        <translation>ein Szenario</translation>
    </message>
    <message>
        <source>a set of sections</source>
        <translation>ein Satz Kartenteile</translation>
    </message>
    <message>
        <source>a square; squares run from a1 to h8</source>
        <translation>ein Feld; Felder gehen von a1 bis h8</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>an army</source>
        <translation>eine Armee</translation>
    </message>
    <message>
        <source>an id of small letters, digits and single underscores</source>
        <translation>eine Kennung aus Kleinbuchstaben, Ziffern und einzelnen Unterstrichen</translation>
    </message>
    <message>
        <source>an id: at most {most} small letters, digits and single underscores, such as imperial_guard</source>
        <translation>eine Kennung: höchstens {most} Kleinbuchstaben, Ziffern und einzelne Unterstriche, etwa imperial_guard</translation>
    </message>
    <message>
        <source>an id: small letters, figures and _</source>
        <translation>eine Kennung: Kleinbuchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>dice: one or two of a kind, such as 1d10 or 2d6</source>
        <translation>Würfel: einer oder zwei einer Art, etwa 1d10 oder 2d6</translation>
    </message>
    <message>
        <source>did you mean “{name}”?</source>
        <translation>ist „{name}“ gemeint?</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>give each counter its own label</source>
        <translation>jedem Spielstein eine eigene Beschriftung geben</translation>
    </message>
    <message>
        <source>give each leader his own id</source>
        <translation>jedem Anführer eine eigene Kennung geben</translation>
    </message>
    <message>
        <source>give each unit its own id</source>
        <translation>jeder Einheit eine eigene Kennung geben</translation>
    </message>
    <message>
        <source>its first key says what it is: kind = {kinds}.</source>
        <translation>ihr erster Schlüssel sagt, was sie ist: kind = {kinds}.</translation>
    </message>
    <message>
        <source>known are {names}.{left_out}</source>
        <translation>bekannt sind {names}.{left_out}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>raise the count of one instead</source>
        <translation>stattdessen die Anzahl einer erhöhen</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>section</source>
        <translation>Kartenteil</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>take it out.</source>
        <translation>herausnehmen.</translation>
    </message>
    <message>
        <source>the deck holds {copies} of it.</source>
        <translation>der Stapel enthält {copies} davon.</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>unbekannter Grund</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>{army} has no unit {id}; its units are {units}.</source>
        <translation>{army} hat keine Einheit {id}; die Einheiten sind {units}.</translation>
    </message>
    <message>
        <source>{fault} The record was made by version {then} of the program; this is {now}.</source>
        <translation>{fault} Die Aufzeichnung stammt von Version {then} des Programms; dies ist {now}.</translation>
    </message>
    <message>
        <source>{id} comes with the program; choose another id.</source>
        <translation>{id} gehört zum Programm; eine andere Kennung wählen.</translation>
    </message>
    <message>
        <source>{id} is also named as lost; take it out of one of the two.</source>
        <translation>{id} ist auch als verloren genannt; aus einem von beiden herausnehmen.</translation>
    </message>
    <message>
        <source>{id} is the name of a kind of card; choose another id.</source>
        <translation>{id} ist der Name einer Kartenart; eine andere Kennung wählen.</translation>
    </message>
    <message>
        <source>{id} stands here more than once; give each its own id.</source>
        <translation>{id} steht hier mehrmals; jedem eine eigene Kennung geben.</translation>
    </message>
    <message>
        <source>{id} stands here more than once; name it once.</source>
        <translation>{id} steht hier mehrmals; nur einmal nennen.</translation>
    </message>
    <message>
        <source>{kind} is not a kind of file; write kind = &quot;{wanted}&quot;.</source>
        <translation>{kind} ist keine Art von Datei; kind = &quot;{wanted}&quot; schreiben.</translation>
    </message>
    <message>
        <source>{kind} is not a kind of file; {wanted}</source>
        <translation>{kind} ist keine Art von Datei; {wanted}</translation>
    </message>
    <message>
        <source>{names} and {more} more</source>
        <translation>{names} und {more} weitere</translation>
    </message>
    <message>
        <source>{name} is not known here; {advice}</source>
        <translation>{name} ist hier unbekannt; {advice}</translation>
    </message>
    <message>
        <source>{place} has room for {room} units of a side.</source>
        <translation>In {place} ist Platz für {room} Einheiten einer Seite.</translation>
    </message>
    <message>
        <source>{side} has nobody to fight with.</source>
        <translation>{side} hat niemanden zum Kämpfen.</translation>
    </message>
    <message>
        <source>{square} is a lake; no unit may stand there (R47).</source>
        <translation>{square} ist ein See; dort kann keine Einheit stehen (R47).</translation>
    </message>
    <message>
        <source>{square} is not in the two rows along the {edge} edge (§3).</source>
        <translation>{square} liegt nicht in den zwei Reihen am Rand im {edge} (§3).</translation>
    </message>
    <message>
        <source>{square} stands here more than once; a square holds one redoubt.</source>
        <translation>{square} steht hier mehrmals; ein Feld fasst eine Redoute.</translation>
    </message>
    <message>
        <source>{trait} is named twice, or not for this kind of unit.</source>
        <translation>{trait} ist doppelt genannt oder gilt nicht für diese Art von Einheit.</translation>
    </message>
    <message>
        <source>{unit} is neither placed nor lost; say which.</source>
        <translation>{unit} ist weder aufgestellt noch verloren; angeben, was gilt.</translation>
    </message>
    <message>
        <source>{value} is neither true nor false.</source>
        <translation>{value} ist weder true noch false.</translation>
    </message>
    <message>
        <source>{value} is not a whole number from {low} to {high}.</source>
        <translation>{value} ist keine ganze Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>{value} is not known here; write one of {words}.</source>
        <translation>{value} ist hier unbekannt; eines von {words} schreiben.</translation>
    </message>
    <message>
        <source>{value} is not known here; write {words}.</source>
        <translation>{value} ist hier unbekannt; {words} schreiben.</translation>
    </message>
    <message>
        <source>{value} is not {wanted}.</source>
        <translation>{value} ist nicht {wanted}.</translation>
    </message>
    <message>
        <source>{value} stands here more than once; {advice}.</source>
        <translation>{value} steht hier mehrmals; {advice}.</translation>
    </message>
    <message>
        <source>{word} is not understood here.</source>
        <translation>{word} wird hier nicht verstanden.</translation>
    </message>
    <message>
        <source>“{name}” is missing; add it.</source>
        <translation>„{name}“ fehlt; hinzufügen.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
</context>
<context>
    <name>hand</name>
    <message>
        <source>Hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation>Keine Handkarten</translation>
    </message>
    <message>
        <source>{card}, {state}</source>
        <translation>{card}, {state}</translation>
    </message>
    <message>
        <source>card {place} of {count}</source>
        <translation>Karte {place} von {count}</translation>
    </message>
    <message>
        <source>{position}. {why}</source>
        <translation>{position}. {why}</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the page before (Alt+←)</source>
        <translation>Zurück zur vorigen Seite (Alt+←)</translation>
    </message>
    <message>
        <source>Forward again (Alt+→)</source>
        <translation>Wieder vorwärts (Alt+→)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Nothing is said about that.</source>
        <translation>Darüber steht hier nichts.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
</context>
<context>
    <name>home</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Looking for your last battle.</source>
        <translation>Suche nach der letzten Schlacht.</translation>
    </message>
    <message>
        <source>Continue the battle</source>
        <translation>Schlacht fortsetzen</translation>
    </message>
    <message>
        <source>{fighters}. {standing}</source>
        <translation>{fighters}. {standing}</translation>
    </message>
    <message>
        <source>Manoeuvre</source>
        <translation>Manoeuvre</translation>
    </message>
    <message>
        <source>Two armies, one field, until night falls</source>
        <translation>Zwei Armeen, ein Feld, bis die Nacht fällt</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>Pick a scenario or lay out a field of your own</source>
        <translation>Ein Szenario wählen oder ein eigenes Feld legen</translation>
    </message>
    <message>
        <source>Load or replay</source>
        <translation>Laden oder nachspielen</translation>
    </message>
    <message>
        <source>Saved battles, step by step, with analysis</source>
        <translation>Gespeicherte Schlachten, Schritt für Schritt, mit Analyse</translation>
    </message>
    <message>
        <source>Play over LAN</source>
        <translation>Im LAN spielen</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>A first battle in ten minutes</source>
        <translation>Eine erste Schlacht in zehn Minuten</translation>
    </message>
    <message>
        <source>Games of horse, foot and guns</source>
        <translation>Spiele um Reiter, Fußvolk und Kanonen</translation>
    </message>
    <message>
        <source>How to play, every card and terrain, the rulings</source>
        <translation>Wie man spielt, jede Karte, jedes Gelände, die Auslegungen</translation>
    </message>
    <message>
        <source>Play on your local network</source>
        <translation>Im lokalen Netz spielen</translation>
    </message>
    <message>
        <source>Resume your LAN battle with {name}</source>
        <translation>LAN-Schlacht mit {name} fortsetzen</translation>
    </message>
    <message>
        <source>Sections, battlefields, scenarios, armies</source>
        <translation>Kartenteile, Schlachtfelder, Szenarien, Armeen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look, speed, language, keyboard</source>
        <translation>Aussehen, Tempo, Sprache, Tastatur</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Regeln und Hilfe</translation>
    </message>
    <message>
        <source>Three short lessons, with a coach at your side</source>
        <translation>Drei kurze Lektionen mit einem Lehrer zur Seite</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Start a table</source>
        <translation>Einen Tisch eröffnen</translation>
    </message>
    <message>
        <source>Ten secret orders a round, opened together</source>
        <translation>Zehn geheime Befehle je Runde, gemeinsam aufgedeckt</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Two rosters, your figures, exact odds for every charge</source>
        <translation>Zwei Aufstellungen, Ihre Figuren, genaue Chancen für jeden Angriff</translation>
    </message>
    <message>
        <source>{game}: {fighters}. {standing}</source>
        <translation>{game}: {fighters}. {standing}</translation>
    </message>
    <message>
        <source>{game}: {way}</source>
        <translation>{game}: {way}</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
</context>
<context>
    <name>inspect</name>
    <message>
        <source>Stands on</source>
        <translation>Steht auf</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Eigene Karten</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>{arm}, {side}, lost</source>
        <translation>{arm}, {side}, verloren</translation>
    </message>
    <message>
        <source>{arm}, {side}, full strength {strength} (reduced {reduced})</source>
        <translation>{arm}, {side}, volle Stärke {strength} (geschwächt {reduced})</translation>
    </message>
    <message>
        <source>{arm}, {side}, reduced to strength {strength} (full {full})</source>
        <translation>{arm}, {side}, geschwächt auf Stärke {strength} (voll {full})</translation>
    </message>
    <message>
        <source>{square}, {terrain}. No cover.</source>
        <translation>{square}, {terrain}. Keine Deckung.</translation>
    </message>
    <message>
        <source>{square}, {terrain} with a redoubt. Cover +{bonus}.</source>
        <translation>{square}, {terrain} mit Redoute. Deckung +{bonus}.</translation>
    </message>
    <message>
        <source>{square}, {terrain}. Cover +{bonus}.</source>
        <translation>{square}, {terrain}. Deckung +{bonus}.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) in one step (§5).</source>
        <translation>
            <numerusform>%n Feld in einem Schritt (§5).</numerusform>
            <numerusform>%n Felder in einem Schritt (§5).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) in one step</source>
        <translation>
            <numerusform>%n Feld in einem Schritt</numerusform>
            <numerusform>%n Felder in einem Schritt</numerusform>
        </translation>
    </message>
    <message>
        <source>{one_step}, {far} in two (§5).</source>
        <translation>{one_step}, {far} in zweien (§5).</translation>
    </message>
    <message>
        <source>{hand} in hand, {draw} still to draw, {discarded} discarded.</source>
        <translation>{hand} auf der Hand, {draw} noch zu ziehen, {discarded} abgelegt.</translation>
    </message>
    <message>
        <source>{total} in all; {hand} seen in hand, {discarded} seen on the discards.</source>
        <translation>{total} insgesamt; {hand} auf der Hand gesehen, {discarded} auf der Ablage gesehen.</translation>
    </message>
    <message>
        <source>{total} in all; {discarded} seen on the discards.</source>
        <translation>{total} insgesamt; {discarded} auf der Ablage gesehen.</translation>
    </message>
    <message>
        <source>Next to {square}</source>
        <translation>Neben {square}</translation>
    </message>
    <message>
        <source>{unit} on {square}, {terrain}: {defence} before cards.</source>
        <translation>{unit} auf {square}, {terrain}: {defence} vor Karten.</translation>
    </message>
    <message>
        <source>You have not seen this card (R37).</source>
        <translation>Diese Karte war noch nicht zu sehen (R37).</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>{kind}, {side}</source>
        <translation>{kind}, {side}</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>A redoubt adds 3 to the defence of the unit in it (§6.4, R32).</source>
        <translation>Eine Redoute gibt der Einheit darin 3 zur Verteidigung (§6.4, R32).</translation>
    </message>
    <message>
        <source>At nightfall</source>
        <translation>Bei Einbruch der Nacht</translation>
    </message>
    <message>
        <source>Attacking from a hill: +2, unless the target is on a hill too (§6.4, R18).</source>
        <translation>Angriff von einem Hügel: +2, außer das Ziel steht auch auf einem (§6.4, R18).</translation>
    </message>
    <message>
        <source>Can reach</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Held by {side}, in its own half: does not count (§2.2).</source>
        <translation>Gehalten von {side}, in der eigenen Hälfte: zählt nicht (§2.2).</translation>
    </message>
    <message>
        <source>It blocks lines of fire (§6.2).</source>
        <translation>Feuer geht nicht darüber hinweg (§6.2).</translation>
    </message>
    <message>
        <source>It cannot move (§5).</source>
        <translation>Kein Feld ist frei (§5).</translation>
    </message>
    <message>
        <source>Nobody is here.</source>
        <translation>Hier steht niemand.</translation>
    </message>
    <message>
        <source>Units in a marsh cannot assault or support (§6.1, R17).</source>
        <translation>Aus einem Sumpf stürmt und unterstützt keine Einheit (§6.1, R17).</translation>
    </message>
    <message>
        <source>{square}, {terrain}</source>
        <translation>{square}, {terrain}</translation>
    </message>
    <message>
        <source>No unit may enter a lake (§5).</source>
        <translation>Keine Einheit kann einen See betreten (§5).</translation>
    </message>
    <message>
        <source>A unit that enters must stop (§5, R3).</source>
        <translation>Wer es betritt, muss anhalten (§5, R3).</translation>
    </message>
    <message>
        <source>Held by nobody (§2.2).</source>
        <translation>Von niemandem gehalten (§2.2).</translation>
    </message>
    <message>
        <source>Held by {side}: one square (§2.2).</source>
        <translation>Gehalten von {side}: ein Feld (§2.2).</translation>
    </message>
</context>
<context>
    <name>lan</name>
    <message>
        <source>192.168.1.7:40123</source>
        <translation>192.168.1.7:40123</translation>
    </message>
    <message>
        <source>A damaged battle</source>
        <translation>Eine beschädigte Schlacht</translation>
    </message>
    <message>
        <source>A message came a second time, or does not follow those before it.</source>
        <translation>Eine Nachricht kam ein zweites Mal oder passt nicht zu den vorigen.</translation>
    </message>
    <message>
        <source>Accept the battle</source>
        <translation>Schlacht annehmen</translation>
    </message>
    <message>
        <source>Address and port</source>
        <translation>Adresse und Port</translation>
    </message>
    <message>
        <source>Agree to the draw</source>
        <translation>Remis annehmen</translation>
    </message>
    <message>
        <source>Another battle…</source>
        <translation>Andere Schlacht …</translation>
    </message>
    <message>
        <source>Another version</source>
        <translation>Andere Version</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Battles on your network</source>
        <translation>Schlachten im eigenen Netz</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) per battle</source>
        <translation>
            <numerusform>%n Minute für die Schlacht</numerusform>
            <numerusform>%n Minuten für die Schlacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) per turn</source>
        <translation>
            <numerusform>%n Minute je Zug</numerusform>
            <numerusform>%n Minuten je Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spectator(s) watching.</source>
        <translation>
            <numerusform>%n Person schaut zu.</numerusform>
            <numerusform>%n Personen schauen zu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) of the battlefield are not as shipped.</source>
        <translation>
            <numerusform>%n Feld des Schlachtfelds ist anders als mitgeliefert.</numerusform>
            <numerusform>%n Felder des Schlachtfelds sind anders als mitgeliefert.</numerusform>
        </translation>
    </message>
    <message>
        <source>A battle with armies or sections you no longer have</source>
        <translation>Eine Schlacht mit Armeen oder Abschnitten, die nicht mehr vorhanden sind</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Announcing the battle on the network as “{name}”.</source>
        <translation>Die Schlacht wird im Netz als „{name}“ angekündigt.</translation>
    </message>
    <message>
        <source>Any nation may be chosen.</source>
        <translation>Jede Nation steht zur Wahl.</translation>
    </message>
    <message>
        <source>Any section may be laid.</source>
        <translation>Jeder Abschnitt darf gelegt werden.</translation>
    </message>
    <message>
        <source>Armies and cards</source>
        <translation>Armeen und Karten</translation>
    </message>
    <message>
        <source>Ask to undo</source>
        <translation>Um Rücknahme bitten</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Both programs are revealing their cards.</source>
        <translation>Beide Programme decken ihre Karten auf.</translation>
    </message>
    <message>
        <source>Both programs have saved the battle. It resumes at this decision.</source>
        <translation>Beide Programme haben die Schlacht gespeichert. Sie geht bei dieser Entscheidung weiter.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Chat with {name}</source>
        <translation>Chat mit {name}</translation>
    </message>
    <message numerus="yes">
        <source>Chat: %n unread</source>
        <translation>
            <numerusform>Chat: %n ungelesen</numerusform>
            <numerusform>Chat: %n ungelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a battle, or type an address and a port.</source>
        <translation>Eine Schlacht wählen oder Adresse und Port eingeben.</translation>
    </message>
    <message>
        <source>Choose a scenario, or compose field, armies and rules.</source>
        <translation>Ein Szenario wählen oder Feld, Armeen und Regeln zusammenstellen.</translation>
    </message>
    <message>
        <source>Claim the battle</source>
        <translation>Schlacht beanspruchen</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Close the chat (Esc)</source>
        <translation>Chat schließen (Esc)</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Connecting to {address}.</source>
        <translation>Verbindung zu {address} wird hergestellt.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy address and code</source>
        <translation>Adresse und Code kopieren</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this battle</source>
        <translation>Diese Schlacht löschen</translation>
    </message>
    <message>
        <source>Delete this battle?</source>
        <translation>Diese Schlacht löschen?</translation>
    </message>
    <message>
        <source>Differs from the shipped scenario “{title}”:</source>
        <translation>Weicht vom mitgelieferten Szenario „{title}“ ab:</translation>
    </message>
    <message>
        <source>Every card of this army:</source>
        <translation>Alle Karten dieser Armee:</translation>
    </message>
    <message>
        <source>Fair: verified. All cards and dice have been revealed and checked.</source>
        <translation>Fair: geprüft. Alle Karten und Würfe wurden aufgedeckt und nachgeprüft.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>How long each of you may think</source>
        <translation>Wie lange jede Seite nachdenken darf</translation>
    </message>
    <message>
        <source>It is written differently, in a way that has no name here. Ask your opponent.</source>
        <translation>Es weicht auf eine Art ab, die das Programm nicht benennen kann. Fragen Sie Ihren Gegner.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Neither printed edition</source>
        <translation>Keine der gedruckten Ausgaben</translation>
    </message>
    <message>
        <source>No battle is hosted at that address and port.</source>
        <translation>Unter dieser Adresse und diesem Port wird keine Schlacht angeboten.</translation>
    </message>
    <message>
        <source>No battles on your network yet. If your opponent hosts one, type its address.</source>
        <translation>Noch keine Schlachten in Ihrem Netz. Bietet Ihr Gegner eine an, geben Sie deren Adresse ein.</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Keine Zeitbegrenzung</translation>
    </message>
    <message>
        <source>No time limit.</source>
        <translation>Keine Zeitbegrenzung.</translation>
    </message>
    <message>
        <source>Nobody has reached you yet. If your opponent cannot connect, a firewall may be blocking port {port} of this machine: allow Manoeuvre or this port in it.</source>
        <translation>Noch hat Sie niemand erreicht. Kann Ihr Gegner keine Verbindung herstellen, blockiert vielleicht eine Firewall Port {port} dieses Rechners: Manoeuvre oder diesen Port dort freigeben.</translation>
    </message>
    <message>
        <source>Not as shipped: {squares}.</source>
        <translation>Anders als mitgeliefert: {squares}.</translation>
    </message>
    <message>
        <source>Press T to chat.</source>
        <translation>T öffnet den Chat.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Someone at {address} came and left.</source>
        <translation>Jemand unter {address} kam und ging wieder.</translation>
    </message>
    <message>
        <source>Someone at {address} has another version of the program.</source>
        <translation>Jemand unter {address} hat eine andere Version des Programms.</translation>
    </message>
    <message>
        <source>Someone at {address} has declined.</source>
        <translation>Jemand unter {address} hat abgelehnt.</translation>
    </message>
    <message>
        <source>Someone at {address} is connecting.</source>
        <translation>Jemand unter {address} stellt eine Verbindung her.</translation>
    </message>
    <message>
        <source>Someone at {address} is typing the code.</source>
        <translation>Jemand unter {address} gibt gerade den Code ein.</translation>
    </message>
    <message>
        <source>Someone at {address} typed a wrong code.</source>
        <translation>Jemand unter {address} hat einen falschen Code eingegeben.</translation>
    </message>
    <message>
        <source>Someone else answers at that address now.</source>
        <translation>Unter dieser Adresse antwortet jetzt jemand anderes.</translation>
    </message>
    <message>
        <source>Someone else is already playing there. You can watch.</source>
        <translation>Dort spielt schon jemand anderes. Sie können zuschauen.</translation>
    </message>
    <message>
        <source>The battlefield is drawn square by square, as the picture shows it.</source>
        <translation>Das Schlachtfeld ist Feld für Feld gezeichnet, wie das Bild es zeigt.</translation>
    </message>
    <message>
        <source>The battlefield is laid from sections {sections}.</source>
        <translation>Das Schlachtfeld besteht aus den Abschnitten {sections}.</translation>
    </message>
    <message>
        <source>The battlefield is laid in the set-up.</source>
        <translation>Das Schlachtfeld wird beim Aufbau gelegt.</translation>
    </message>
    <message>
        <source>The other program does not read what it is sent, so the connection was closed.</source>
        <translation>Das andere Programm liest nicht, was es bekommt; die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>The other program says: “{words}”</source>
        <translation>Das andere Programm meldet: „{words}“</translation>
    </message>
    <message>
        <source>The other program sent a damaged message, so the connection was closed.</source>
        <translation>Das andere Programm hat eine beschädigte Nachricht geschickt; die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>The other program sent something unexpected, so the connection was closed.</source>
        <translation>Das andere Programm hat etwas Unerwartetes geschickt; die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>The other program sent too long a message, so the connection was closed.</source>
        <translation>Das andere Programm hat eine zu lange Nachricht geschickt; die Verbindung wurde getrennt.</translation>
    </message>
    <message>
        <source>The other program took too long to answer. Try again.</source>
        <translation>Das andere Programm hat zu lange nicht geantwortet. Bitte noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The other side opened something else than it had sealed: {detail}</source>
        <translation>Die andere Seite deckte etwas anderes auf, als sie versiegelt hatte: {detail}</translation>
    </message>
    <message>
        <source>The program passes for you in a moment. It waits so that {name} learns nothing.</source>
        <translation>Das Programm passt gleich für Sie. Es wartet kurz, damit {name} nichts daraus schließen kann.</translation>
    </message>
    <message>
        <source>The same battle again with sides swapped, if {name} agrees</source>
        <translation>Dieselbe Schlacht noch einmal mit vertauschten Seiten, wenn {name} zustimmt</translation>
    </message>
    <message>
        <source>The two of you choose field, nations and edges in turn (§3).</source>
        <translation>Beide wählen abwechselnd Feld, Nationen und Kanten (§3).</translation>
    </message>
    <message>
        <source>The two programs do not understand each other, so they stay disconnected. Update both, then resume the battle.</source>
        <translation>Die beiden Programme verstehen einander nicht und bleiben deshalb getrennt. Aktualisiert beide und setzt die Schlacht dann fort.</translation>
    </message>
    <message>
        <source>This is not one of the scenarios that come with the program.</source>
        <translation>Dieses Szenario gehört nicht zum Programm.</translation>
    </message>
    <message>
        <source>This is not one of the scenarios that you have.</source>
        <translation>Dieses Szenario haben Sie nicht.</translation>
    </message>
    <message>
        <source>This is the scenario “{title}”, as you have it.</source>
        <translation>Dies ist das Szenario „{title}“, so wie Sie es haben.</translation>
    </message>
    <message>
        <source>This is the shipped scenario “{title}”, unchanged.</source>
        <translation>Das ist das mitgelieferte Szenario „{title}“, unverändert.</translation>
    </message>
    <message>
        <source>This machine is not on a network. Port {port}.</source>
        <translation>Dieser Rechner ist mit keinem Netz verbunden. Port {port}.</translation>
    </message>
    <message>
        <source>Time limit: each side has {time} for the battle. Whoever runs out of time loses.</source>
        <translation>Zeitbegrenzung: {time} je Seite für die ganze Schlacht. Wer sie überschreitet, verliert.</translation>
    </message>
    <message>
        <source>Time limit: each side has {time} per turn. Whoever runs out of time loses.</source>
        <translation>Zeitbegrenzung: {time} je Seite und Zug. Wer sie überschreitet, verliert.</translation>
    </message>
    <message>
        <source>To pass yourself, choose to be asked always in the settings.</source>
        <translation>Wer selbst passen möchte, lässt sich immer fragen (Einstellungen).</translation>
    </message>
    <message>
        <source>Too many people are already watching there.</source>
        <translation>Dort schauen schon zu viele zu.</translation>
    </message>
    <message>
        <source>You and your opponent</source>
        <translation>Sie und Ihr Gegner</translation>
    </message>
    <message>
        <source>You are connected. The battle has not begun yet.</source>
        <translation>Sie sind verbunden. Die Schlacht hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>You are watching. You see what both players can see, and no hidden cards.</source>
        <translation>Sie schauen zu und sehen, was beide sehen können, aber keine verdeckten Karten.</translation>
    </message>
    <message>
        <source>You both want to host, or you both want to join. One hosts, the other joins.</source>
        <translation>Beide bieten an oder beide treten bei. Einer muss anbieten, der andere beitreten.</translation>
    </message>
    <message>
        <source>You can look around the board.</source>
        <translation>Sie können sich auf dem Brett umsehen.</translation>
    </message>
    <message>
        <source>You can only pass here</source>
        <translation>Sie können hier nur passen</translation>
    </message>
    <message>
        <source>You have asked {name} for a rematch with sides swapped.</source>
        <translation>Sie haben {name} um eine Revanche mit vertauschten Seiten gebeten.</translation>
    </message>
    <message>
        <source>You have asked {name} to let you undo your last action.</source>
        <translation>Sie haben {name} gebeten, Ihre letzte Aktion zurücknehmen zu dürfen.</translation>
    </message>
    <message>
        <source>You have given up. {name} will see it once reconnected.</source>
        <translation>Sie haben aufgegeben. {name} erfährt es, sobald die Verbindung wieder steht.</translation>
    </message>
    <message>
        <source>You have not met before. Type the code your opponent sees.</source>
        <translation>Sie kennen sich noch nicht. Geben Sie den Code ein, den Ihr Gegner sieht.</translation>
    </message>
    <message>
        <source>You have offered a draw. The offer stands until the next action.</source>
        <translation>Sie haben ein Remis angeboten. Das Angebot gilt bis zur nächsten Aktion.</translation>
    </message>
    <message>
        <source>You have run out of time.</source>
        <translation>Ihre Zeit ist abgelaufen.</translation>
    </message>
    <message>
        <source>You have turned away the player at {address}.</source>
        <translation>Sie haben den Spieler unter {address} abgewiesen.</translation>
    </message>
    <message>
        <source>You were offered a battle that this program cannot show, so it was declined.</source>
        <translation>Die angebotene Schlacht kann dieses Programm nicht anzeigen; sie wurde abgelehnt.</translation>
    </message>
    <message>
        <source>Your opponent sees the whole battle before accepting. Neither of you can see the other&apos;s cards, choose what is drawn, or cheat with the dice.</source>
        <translation>Ihr Gegner sieht die ganze Schlacht, bevor er annimmt. Keiner kann die Karten des anderen sehen, bestimmen, was gezogen wird, oder beim Würfeln betrügen.</translation>
    </message>
    <message>
        <source>Your words: {words}</source>
        <translation>Ihre Wörter: {words}</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>to be placed</source>
        <translation>noch aufzustellen</translation>
    </message>
    <message>
        <source>{battle}. It broke off and cannot be resumed.</source>
        <translation>{battle}. Sie wurde abgebrochen und kann nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>{full}, reduced {reduced}</source>
        <translation>{full}, geschwächt {reduced}</translation>
    </message>
    <message>
        <source>{name} asks to undo the last action.</source>
        <translation>{name} möchte die letzte Aktion zurücknehmen.</translation>
    </message>
    <message>
        <source>{name} came and left.</source>
        <translation>{name} kam und ging wieder.</translation>
    </message>
    <message>
        <source>{name} describes it so: “{notes}”</source>
        <translation>{name} beschreibt sie so: „{notes}“</translation>
    </message>
    <message>
        <source>{name} does not want to undo it.</source>
        <translation>{name} möchte nicht, dass es zurückgenommen wird.</translation>
    </message>
    <message>
        <source>{name} has decided</source>
        <translation>{name} hat entschieden</translation>
    </message>
    <message>
        <source>{name} has declined the rematch.</source>
        <translation>{name} hat die Revanche abgelehnt.</translation>
    </message>
    <message>
        <source>{name} has declined.</source>
        <translation>{name} hat abgelehnt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has done nothing for %n minute(s). You can wait, or claim the battle.</source>
        <translation>
            <numerusform>{name} hat seit %n Minute nichts getan. Sie können warten oder die Schlacht für sich beanspruchen.</numerusform>
            <numerusform>{name} hat seit %n Minuten nichts getan. Sie können warten oder die Schlacht für sich beanspruchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has run out of time. You win; the battle is listed as claimed.</source>
        <translation>Die Zeit von {name} ist abgelaufen. Sie gewinnen; die Schlacht gilt als beansprucht.</translation>
    </message>
    <message>
        <source>{name} is not connected.</source>
        <translation>{name} ist nicht verbunden.</translation>
    </message>
    <message>
        <source>{name} is out of time</source>
        <translation>{name} hat keine Zeit mehr</translation>
    </message>
    <message>
        <source>{name} ran out of time.</source>
        <translation>Die Zeit von {name} ist abgelaufen.</translation>
    </message>
    <message>
        <source>{name} sent this along: {things}. It is shown here, and kept if you accept.</source>
        <translation>{name} hat mitgeschickt: {things}. Es wird hier gezeigt und behalten, wenn Sie annehmen.</translation>
    </message>
    <message>
        <source>{name} stopped playing; {side} claims the battle.</source>
        <translation>{name} spielt nicht weiter; {side} beansprucht die Schlacht.</translation>
    </message>
    <message>
        <source>{name} wants a rematch with sides swapped.</source>
        <translation>{name} möchte eine Revanche mit vertauschten Seiten.</translation>
    </message>
    <message>
        <source>{name} will not be able to resume it either.</source>
        <translation>Auch {name} kann sie dann nicht mehr fortsetzen.</translation>
    </message>
    <message>
        <source>{nation} ({colour})</source>
        <translation>{nation} ({colour})</translation>
    </message>
    <message>
        <source>{now} In the shipped scenario: {then}</source>
        <translation>{now} Im mitgelieferten Szenario: {then}</translation>
    </message>
    <message>
        <source>{reason} It is listed as claimed among your LAN battles.</source>
        <translation>{reason} Sie steht als beansprucht unter Ihren LAN-Schlachten.</translation>
    </message>
    <message>
        <source>{reason} Trying again until you stop.</source>
        <translation>{reason} Es wird weiter versucht, bis Sie abbrechen.</translation>
    </message>
    <message>
        <source>{reduced}, reduced from {full}</source>
        <translation>{reduced}, geschwächt (sonst {full})</translation>
    </message>
    <message>
        <source>{rule}: {value}.</source>
        <translation>{rule}: {value}.</translation>
    </message>
    <message>
        <source>{side} begins at this edge: {edge}.</source>
        <translation>{side} beginnt an dieser Kante: {edge}.</translation>
    </message>
    <message numerus="yes">
        <source>{side} begins with a preset hand of %n card(s): {cards}.</source>
        <translation>
            <numerusform>{side} beginnt mit %n festgelegten Handkarte: {cards}.</numerusform>
            <numerusform>{side} beginnt mit %n festgelegten Handkarten: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} begins with no cards in hand.</source>
        <translation>{side} beginnt ohne Handkarten.</translation>
    </message>
    <message numerus="yes">
        <source>{side} draws from all its other cards (%n).</source>
        <translation>
            <numerusform>{side} zieht von allen übrigen Karten (%n).</numerusform>
            <numerusform>{side} zieht von allen übrigen Karten (%n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has a draw pile of only %n card(s): {cards}.</source>
        <translation>
            <numerusform>{side} hat einen Nachziehstapel von nur %n Karte: {cards}.</numerusform>
            <numerusform>{side} hat einen Nachziehstapel von nur %n Karten: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} has discarded already: {cards}.</source>
        <translation>{side} hat schon abgelegt: {cards}.</translation>
    </message>
    <message>
        <source>{side} has lost these units already: {units}.</source>
        <translation>{side} hat diese Einheiten schon verloren: {units}.</translation>
    </message>
    <message>
        <source>{side} has used up its first deck: only the other&apos;s still holds up nightfall.</source>
        <translation>{side} hat den ersten Kartenstapel verbraucht; nur der des Gegners hält die Nacht noch auf.</translation>
    </message>
    <message>
        <source>{side} leads {nation}, an army that does not come with the program.</source>
        <translation>{side} führt {nation}, eine Armee, die nicht zum Programm gehört.</translation>
    </message>
    <message>
        <source>{side} leads {nation}.</source>
        <translation>{side} führt {nation}.</translation>
    </message>
    <message>
        <source>{side}: all eight units are at full strength.</source>
        <translation>{side}: Alle acht Einheiten haben volle Stärke.</translation>
    </message>
    <message>
        <source>{side}: nothing is discarded yet.</source>
        <translation>{side}: Noch ist nichts abgelegt.</translation>
    </message>
    <message>
        <source>{side}: the edge is chosen in the set-up.</source>
        <translation>{side}: Die Kante wird beim Aufbau gewählt.</translation>
    </message>
    <message>
        <source>{side}: the first deck is not used up.</source>
        <translation>{side}: Der erste Kartenstapel ist nicht verbraucht.</translation>
    </message>
    <message>
        <source>{side}: the nation is chosen in the set-up.</source>
        <translation>{side}: Die Nation wird beim Aufbau gewählt.</translation>
    </message>
    <message>
        <source>{side}: the opening hand is dealt or chosen as the rules say.</source>
        <translation>{side}: Die Starthand wird nach den Regeln ausgeteilt oder gewählt.</translation>
    </message>
    <message>
        <source>{side}: the player places the units.</source>
        <translation>{side}: Die Einheiten stellt der Spieler auf.</translation>
    </message>
    <message>
        <source>{side}: the units stand already: {units}.</source>
        <translation>{side}: Die Einheiten stehen schon: {units}.</translation>
    </message>
    <message>
        <source>{side}: these units are reduced: {units}.</source>
        <translation>{side}: Diese Einheiten sind geschwächt: {units}.</translation>
    </message>
    <message>
        <source>{side}: these units stand already, the player places the others: {units}.</source>
        <translation>{side}: Diese Einheiten stehen schon, die übrigen stellt der Spieler auf: {units}.</translation>
    </message>
    <message>
        <source>{unit} on {square}</source>
        <translation>{unit} auf {square}</translation>
    </message>
    <message>
        <source>Forget {name}</source>
        <translation>{name} vergessen</translation>
    </message>
    <message>
        <source>Full set-up</source>
        <translation>Voller Aufbau</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Anbieten</translation>
    </message>
    <message>
        <source>Host a battle</source>
        <translation>Eine Schlacht anbieten</translation>
    </message>
    <message>
        <source>Host or join</source>
        <translation>Anbieten oder beitreten</translation>
    </message>
    <message>
        <source>Its file cannot be read ({file}). The battle cannot be resumed.</source>
        <translation>Ihre Datei ist nicht lesbar ({file}). Die Schlacht kann nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitreten</translation>
    </message>
    <message>
        <source>Join a battle</source>
        <translation>Einer Schlacht beitreten</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Known opponents</source>
        <translation>Bekannte Gegner</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Looking for battles on your network.</source>
        <translation>Schlachten im eigenen Netz werden gesucht.</translation>
    </message>
    <message>
        <source>No battle can be hosted on this machine: {reason}.</source>
        <translation>Auf diesem Rechner lässt sich keine Schlacht anbieten: {reason}.</translation>
    </message>
    <message>
        <source>Nobody has come yet.</source>
        <translation>Noch ist niemand gekommen.</translation>
    </message>
    <message>
        <source>Not fair: {reason}</source>
        <translation>Nicht fair: {reason}</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Offer this battle</source>
        <translation>Diese Schlacht anbieten</translation>
    </message>
    <message>
        <source>Only the first time</source>
        <translation>Nur beim ersten Mal</translation>
    </message>
    <message>
        <source>Play over LAN</source>
        <translation>Im LAN spielen</translation>
    </message>
    <message>
        <source>Rematch, sides swapped</source>
        <translation>Revanche, Seiten getauscht</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Show the clock</source>
        <translation>Uhr zeigen</translation>
    </message>
    <message>
        <source>Something answers there, but it is no battle.</source>
        <translation>Dort antwortet etwas, aber es ist keine Schlacht.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Tell your opponent this code:</source>
        <translation>Dem Gegner diesen Code sagen:</translation>
    </message>
    <message>
        <source>That address cannot be reached. Check it, and that both machines are on the same network.</source>
        <translation>Diese Adresse ist nicht erreichbar. Bitte prüfen, auch ob beide Rechner im selben Netz sind.</translation>
    </message>
    <message>
        <source>That code is wrong. Ask your opponent for it and type it again.</source>
        <translation>Der Code ist falsch. Fragen Sie Ihren Gegner danach und geben Sie ihn noch einmal ein.</translation>
    </message>
    <message>
        <source>That machine does not answer. It may be switched off or on another network, or its firewall does not let Manoeuvre through.</source>
        <translation>Dieser Rechner antwortet nicht. Er ist vielleicht ausgeschaltet oder in einem anderen Netz, oder seine Firewall lässt Manoeuvre nicht durch.</translation>
    </message>
    <message>
        <source>That program is of another version. Update the older of the two.</source>
        <translation>Das andere Programm hat eine andere Version. Das ältere von beiden aktualisieren.</translation>
    </message>
    <message>
        <source>The battle begins in turn {turn} ({side}, {phase}).</source>
        <translation>Die Schlacht beginnt in Runde {turn} ({side}, {phase}).</translation>
    </message>
    <message>
        <source>The battle begins with the set-up.</source>
        <translation>Die Schlacht beginnt mit dem Aufbau.</translation>
    </message>
    <message>
        <source>The battle breaks off</source>
        <translation>Die Schlacht bricht ab</translation>
    </message>
    <message>
        <source>The battle can be saved again, and goes on.</source>
        <translation>Die Schlacht kann wieder gespeichert werden und geht weiter.</translation>
    </message>
    <message>
        <source>The battle cannot be saved, because its folder cannot be written to. It pauses here, and goes on by itself as soon as it can. Nothing is lost.</source>
        <translation>Die Schlacht kann nicht gespeichert werden, weil in ihren Ordner nicht geschrieben werden kann. Sie pausiert hier und geht von selbst weiter, sobald es wieder möglich ist. Nichts geht verloren.</translation>
    </message>
    <message>
        <source>The battle cannot be saved, because the disk does not take what is written to it. It pauses here, and goes on by itself as soon as it can. Nothing is lost.</source>
        <translation>Die Schlacht kann nicht gespeichert werden, weil der Datenträger nichts annimmt. Sie pausiert hier und geht von selbst weiter, sobald es wieder möglich ist. Nichts geht verloren.</translation>
    </message>
    <message>
        <source>The battle is claimed</source>
        <translation>Die Schlacht ist beansprucht</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong code(s) tried so far; they do no harm.</source>
        <translation>
            <numerusform>Bisher wurde %n falscher Code versucht; das schadet nicht.</numerusform>
            <numerusform>Bisher wurden %n falsche Codes versucht; das schadet nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be announced on the network. Tell your opponent the address:</source>
        <translation>Sie kann im Netz nicht angekündigt werden. Nennen Sie Ihrem Gegner die Adresse:</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>On your network it is listed as “{name}”. If it is not listed, use this address:</source>
        <translation>In Ihrem Netz erscheint sie als „{name}“. Falls nicht, gilt diese Adresse:</translation>
    </message>
    <message>
        <source>Only these nations may be chosen: {names}.</source>
        <translation>Nur diese Nationen stehen zur Wahl: {names}.</translation>
    </message>
    <message>
        <source>Only these sections may be laid: {names}.</source>
        <translation>Nur diese Abschnitte dürfen gelegt werden: {names}.</translation>
    </message>
    <message>
        <source>Other players know your program by these words. Compare them if in doubt.</source>
        <translation>An diesen Wörtern erkennen andere Ihr Programm. Im Zweifel bitte vergleichen.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>The code: {letters}</source>
        <translation>Der Code: {letters}</translation>
    </message>
    <message>
        <source>The connection to the host is lost. Trying again.</source>
        <translation>Die Verbindung zum Gastgeber ist unterbrochen. Neuer Versuch läuft.</translation>
    </message>
    <message>
        <source>The connection to {name} is lost, but not the battle: it resumes as soon as {name} is back.</source>
        <translation>Die Verbindung zu {name} ist unterbrochen, die Schlacht aber nicht verloren: Sie geht weiter, sobald {name} zurück ist.</translation>
    </message>
    <message>
        <source>The connection to {name} is lost, but not the battle: it resumes when {name} joins again (port {port} of this machine).</source>
        <translation>Die Verbindung zu {name} ist unterbrochen, die Schlacht aber nicht verloren: Sie geht weiter, wenn {name} wieder beitritt (Port {port} dieses Rechners).</translation>
    </message>
    <message>
        <source>The connection to {name} is lost. The battle is verified when {name} is back.</source>
        <translation>Die Verbindung zu {name} ist unterbrochen. Die Schlacht wird geprüft, sobald {name} zurück ist.</translation>
    </message>
    <message>
        <source>The connection was lost while the code was checked. Press Join to try again.</source>
        <translation>Die Verbindung brach ab, während der Code geprüft wurde. Mit „Beitreten“ noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The disk is full, so the battle cannot be saved. It pauses here, and goes on by itself as soon as there is room. Nothing is lost.</source>
        <translation>Der Datenträger ist voll, die Schlacht kann nicht gespeichert werden. Sie pausiert hier und geht von selbst weiter, sobald wieder Platz ist. Nichts geht verloren.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space; the battle goes on from where it stands.</source>
        <translation>Der Datenträger ist voll. Bitte Platz schaffen; die Schlacht geht dort weiter, wo sie steht.</translation>
    </message>
    <message>
        <source>The file of this battle has been altered since it was written (line {line}), so the battle cannot be resumed.</source>
        <translation>Die Datei dieser Schlacht wurde nachträglich verändert (Zeile {line}); die Schlacht kann nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>The folder of your battles cannot be written to. Check who may write there.</source>
        <translation>In den Ordner Ihrer Schlachten kann nicht geschrieben werden. Bitte die Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>The host has gone.</source>
        <translation>Der Anbieter ist gegangen.</translation>
    </message>
    <message>
        <source>The other program sent a message that could not be understood.</source>
        <translation>Das andere Programm schickte eine unverständliche Nachricht.</translation>
    </message>
    <message>
        <source>The other side changed its number for the dice after it had seen yours.</source>
        <translation>Die andere Seite änderte ihre Zahl für die Würfel, nachdem sie Ihre gesehen hatte.</translation>
    </message>
    <message>
        <source>The other side entered something for you that you had not asked for.</source>
        <translation>Die andere Seite trug etwas für Sie ein, das nicht verlangt war.</translation>
    </message>
    <message>
        <source>The other side made a decision without binding itself to it.</source>
        <translation>Die Gegenseite hat eine Entscheidung getroffen, ohne sich darauf festzulegen.</translation>
    </message>
    <message>
        <source>The other side picked a card that is not there to be drawn.</source>
        <translation>Die andere Seite wählte eine Karte, die nicht zum Ziehen da ist.</translation>
    </message>
    <message>
        <source>The other side played a card that it did not draw, or had played already.</source>
        <translation>Die andere Seite spielte eine Karte, die sie nicht gezogen oder schon gespielt hatte.</translation>
    </message>
    <message>
        <source>The other side played {detail} without turning it up.</source>
        <translation>Die andere Seite spielte {detail}, ohne aufzudecken.</translation>
    </message>
    <message>
        <source>The other side said something else than the battle asks for now.</source>
        <translation>Die andere Seite sagte etwas anderes, als die Schlacht jetzt verlangt.</translation>
    </message>
    <message>
        <source>The other side spoke although it was not its turn.</source>
        <translation>Die andere Seite sprach, obwohl sie nicht an der Reihe war.</translation>
    </message>
    <message>
        <source>The other side tried what the rules do not allow: {detail}</source>
        <translation>Die andere Seite versuchte, was die Regeln nicht erlauben: {detail}</translation>
    </message>
    <message>
        <source>The other side turned up a card that is not the one it laid down.</source>
        <translation>Die andere Seite deckte eine andere Karte auf, als sie gelegt hatte.</translation>
    </message>
    <message>
        <source>The other side&apos;s deck does not have the right number of cards.</source>
        <translation>Der Stapel der anderen Seite hat nicht die richtige Zahl von Karten.</translation>
    </message>
    <message>
        <source>The two programs are of different versions, {one} and {two}. Update the older one.</source>
        <translation>Die beiden Programme haben verschiedene Versionen, {one} und {two}. Das ältere aktualisieren.</translation>
    </message>
    <message>
        <source>The two records of the battle differ.</source>
        <translation>Die beiden Aufzeichnungen der Schlacht weichen voneinander ab.</translation>
    </message>
    <message>
        <source>The two sides remember the battle differently: either your file lacks what you have said, or the other side makes it up.</source>
        <translation>Die beiden Seiten haben die Schlacht verschieden in Erinnerung: Entweder fehlt in Ihrer Datei etwas, oder die Gegenseite erfindet es.</translation>
    </message>
    <message>
        <source>There are redoubts on {squares}.</source>
        <translation>Schanzen stehen auf {squares}.</translation>
    </message>
    <message>
        <source>There is no battle on offer there any more.</source>
        <translation>Dort wird keine Schlacht mehr angeboten.</translation>
    </message>
    <message>
        <source>There is no machine of that name or address.</source>
        <translation>Einen Rechner dieses Namens oder dieser Adresse gibt es nicht.</translation>
    </message>
    <message>
        <source>This battle cannot be resumed: {reason}</source>
        <translation>Diese Schlacht kann nicht fortgesetzt werden: {reason}</translation>
    </message>
    <message>
        <source>This battle is open in another window.</source>
        <translation>Diese Schlacht ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>This machine cannot list battles on the network. Type the address instead.</source>
        <translation>Dieser Rechner kann die Schlachten im Netz nicht auflisten. Geben Sie stattdessen die Adresse ein.</translation>
    </message>
    <message>
        <source>Turned up at the end, the other side&apos;s deck was not the one it should have been.</source>
        <translation>Am Ende aufgedeckt, war der Stapel der anderen Seite nicht der, der er sein sollte.</translation>
    </message>
    <message>
        <source>Unfinished battles</source>
        <translation>Unbeendete Schlachten</translation>
    </message>
    <message>
        <source>Unfinished battles are resumed first. Delete one to start afresh with that player.</source>
        <translation>Unbeendete Schlachten gehen zuerst weiter. Um mit diesem Gegner neu anzufangen, die alte löschen.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Waiting for the host</source>
        <translation>Warten auf den Anbieter</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Warten auf {name}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>What the other side did unseen does not fit the battle: {detail}</source>
        <translation>Was die andere Seite ungesehen tat, passt nicht zur Schlacht: {detail}</translation>
    </message>
    <message>
        <source>What the other side now says it did unseen is not what it had bound itself to: {detail}</source>
        <translation>Was die Gegenseite verdeckt getan haben will, ist nicht das, worauf sie sich festgelegt hatte: {detail}</translation>
    </message>
    <message>
        <source>Whoever has it is let in at once. Known opponents without it are asked about.</source>
        <translation>Wer ihn hat, kommt sofort herein. Bei bekannten Gegnern ohne Code wird nachgefragt.</translation>
    </message>
    <message>
        <source>With {name}</source>
        <translation>Mit {name}</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Angebot zurückziehen</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Nachricht schreiben</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>You have declined.</source>
        <translation>Abgelehnt.</translation>
    </message>
    <message>
        <source>You would lead the blue side.</source>
        <translation>Zu führen wäre die blaue Seite.</translation>
    </message>
    <message>
        <source>You would lead the red side.</source>
        <translation>Zu führen wäre die rote Seite.</translation>
    </message>
    <message>
        <source>You would lead {nation}.</source>
        <translation>Zu führen wäre {nation}.</translation>
    </message>
    <message>
        <source>You {mine} · {name} {theirs}</source>
        <translation>Sie {mine} · {name} {theirs}</translation>
    </message>
    <message>
        <source>Your battles cannot be written to the disk at the moment. Check the disk, then try again.</source>
        <translation>Ihre Schlachten können gerade nicht gespeichert werden. Bitte den Datenträger prüfen und es erneut versuchen.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Eigener Name</translation>
    </message>
    <message>
        <source>Your opponent cannot fight this battle. {reason}</source>
        <translation>Ihr Gegner kann diese Schlacht nicht austragen. {reason}</translation>
    </message>
    <message>
        <source>Your opponent has been asked whether to play with you. With the code you need not wait.</source>
        <translation>Der Gegner wird gefragt, ob er spielen möchte. Mit dem Code geht es ohne Warten.</translation>
    </message>
    <message>
        <source>Your opponent has declined.</source>
        <translation>Ihr Gegner hat abgelehnt.</translation>
    </message>
    <message>
        <source>Your opponent has left and claims the battle. It is kept here, and can be resumed.</source>
        <translation>Ihr Gegner ist gegangen und beansprucht die Schlacht. Hier bleibt sie erhalten und kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Your opponent would rather not play now.</source>
        <translation>Der Gegner möchte jetzt lieber nicht spielen.</translation>
    </message>
    <message>
        <source>Your opponent&apos;s program has closed the connection.</source>
        <translation>Das Programm Ihres Gegners hat die Verbindung getrennt.</translation>
    </message>
    <message>
        <source>Your own account of what you did unseen is not what your program had bound you to: {detail}</source>
        <translation>Was Sie verdeckt getan haben sollen, ist nicht das, worauf Ihr Programm Sie festgelegt hatte: {detail}</translation>
    </message>
    <message>
        <source>{name} invites you</source>
        <translation>{name} lädt ein</translation>
    </message>
    <message>
        <source>{name} is away from the screen</source>
        <translation>{name} ist nicht am Bildschirm</translation>
    </message>
    <message>
        <source>{name} is here, known since {day}. Play with {name}?</source>
        <translation>{name} ist da, bekannt seit {day}. Mit {name} spielen?</translation>
    </message>
    <message>
        <source>{name} is here, reading the invitation.</source>
        <translation>{name} ist da und liest die Einladung.</translation>
    </message>
    <message>
        <source>{name} is here. Play with {name}?</source>
        <translation>{name} ist da. Mit {name} spielen?</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt nach</translation>
    </message>
    <message>
        <source>{name} offers a draw. Playing on declines it.</source>
        <translation>{name} bietet Remis an. Weiterspielen lehnt es ab.</translation>
    </message>
    <message>
        <source>{name}&apos;s program disagrees.</source>
        <translation>{name}s Programm widerspricht.</translation>
    </message>
    <message>
        <source>{name}&apos;s program disagrees. It says: “{words}”</source>
        <translation>{name}s Programm widerspricht. Es sagt: „{words}“</translation>
    </message>
    <message>
        <source>{name}&apos;s program has broken off the battle. It says: “{words}” Here the battle is kept.</source>
        <translation>{name}s Programm hat die Schlacht abgebrochen. Es sagt: „{words}“ Hier bleibt die Schlacht erhalten.</translation>
    </message>
    <message>
        <source>{name}&apos;s program has not revealed its cards, so the battle cannot be verified.</source>
        <translation>Das Programm von {name} hat seine Karten nicht aufgedeckt; die Schlacht kann nicht geprüft werden.</translation>
    </message>
    <message>
        <source>{name}, known since {day}, is here and now goes by “{calls}”. Play with {name}?</source>
        <translation>{name}, bekannt seit {day}, ist da und nennt sich jetzt „{calls}“. Mit {name} spielen?</translation>
    </message>
    <message>
        <source>{name}, who now goes by “{calls}”, is here. Play with {name}?</source>
        <translation>{name} ist da und nennt sich jetzt „{calls}“. Mit {name} spielen?</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
</context>
<context>
    <name>leaving</name>
    <message>
        <source>Agree</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Battle records (*{suffix})</source>
        <translation>Aufzeichnungen (*{suffix})</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Give up the battle?</source>
        <translation>Die Schlacht aufgeben?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Save a copy of this battle</source>
        <translation>Eine Kopie dieser Schlacht speichern</translation>
    </message>
    <message>
        <source>The battle ends at once, won by nobody.</source>
        <translation>Die Schlacht endet sofort, niemand gewinnt.</translation>
    </message>
    <message>
        <source>This battle could not be saved, so there is no record to look at.</source>
        <translation>Diese Schlacht konnte nicht gespeichert werden; es gibt also keine Aufzeichnung anzusehen.</translation>
    </message>
    <message>
        <source>{side} declines the draw and plays on.</source>
        <translation>{side} lehnt das Remis ab und spielt weiter.</translation>
    </message>
    <message>
        <source>{side} loses at once. This cannot be taken back.</source>
        <translation>{side} verliert sofort. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>{side}: agree to a draw?</source>
        <translation>{side}: Remis annehmen?</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Recruit</source>
        <translation>Rekrut</translation>
    </message>
    <message>
        <source>Sergeant</source>
        <translation>Feldwebel</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Hauptmann</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Oberst</translation>
    </message>
    <message>
        <source>Forgets nothing and glances at what you may do next, but misjudges what is not plain to see.</source>
        <translation>Vergisst nichts und wirft einen Blick auf Ihren nächsten Zug, verschätzt sich aber, wo es nicht offen zutage liegt.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Marschall</translation>
    </message>
    <message>
        <source>Reckons with the cards you may hold in a fight, but only until the end of his turn, and not always well.</source>
        <translation>Rechnet mit den Karten, die Sie im Gefecht halten könnten, aber nur bis zum Ende seines Zuges und nicht immer gut.</translation>
    </message>
    <message>
        <source>Sees what is in front of him, forgets half his cards, never thinks of yours.</source>
        <translation>Sieht, was vor ihm steht, vergisst die Hälfte seiner Karten und denkt nie an Ihre.</translation>
    </message>
    <message>
        <source>Takes his time, looks at everything and weighs it coolly.</source>
        <translation>Lässt sich Zeit, sieht sich alles an und wägt kühl ab.</translation>
    </message>
    <message>
        <source>Weighs his plans against the replies you may have; errs where it is close.</source>
        <translation>Wägt seine Pläne gegen Ihre möglichen Antworten ab; irrt, wo es knapp ist.</translation>
    </message>
    <message>
        <source>Knows the drill, but overlooks things and trusts that you hold no cards.</source>
        <translation>Kennt den Drill, übersieht aber manches und vertraut darauf, dass Sie keine Karten halten.</translation>
    </message>
</context>
<context>
    <name>load</name>
    <message>
        <source>Load or replay</source>
        <translation>Laden oder nachspielen</translation>
    </message>
    <message>
        <source>Delete this battle?</source>
        <translation>Diese Schlacht löschen?</translation>
    </message>
    <message>
        <source>{game}: {scenario}. {players}. File {file}.</source>
        <translation>{game}: {scenario}. {players}. Datei {file}.</translation>
    </message>
    <message>
        <source>{name} goes into the system&apos;s bin, if there is one.</source>
        <translation>{name} kommt in den Papierkorb des Systems, falls es einen gibt.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The battle could not be deleted: {reason}.</source>
        <translation>Die Schlacht konnte nicht gelöscht werden: {reason}.</translation>
    </message>
    <message>
        <source>Export this battle</source>
        <translation>Diese Schlacht exportieren</translation>
    </message>
    <message>
        <source>The battle could not be exported: {reason}.</source>
        <translation>Die Schlacht konnte nicht exportiert werden: {reason}.</translation>
    </message>
    <message>
        <source>Import battles</source>
        <translation>Schlachten importieren</translation>
    </message>
    <message>
        <source>{file} was not taken in. {reason}</source>
        <translation>{file} wurde nicht übernommen. {reason}</translation>
    </message>
    <message>
        <source>The battle could not be imported: {reason}.</source>
        <translation>Die Schlacht konnte nicht importiert werden: {reason}.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Copy battles from files here (Ctrl+I). You may drop them, too.</source>
        <translation>Schlachten aus Dateien hierher kopieren (Strg+I). Ablegen mit der Maus geht auch.</translation>
    </message>
    <message>
        <source>Saved battles</source>
        <translation>Gespeicherte Schlachten</translation>
    </message>
    <message>
        <source>No battle has been saved yet. Every battle is, at every step, from its beginning on.</source>
        <translation>Noch ist keine Schlacht gespeichert. Jede wird es, bei jedem Schritt, von Anfang an.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n Schlacht</numerusform>
            <numerusform>%n Schlachten</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle records (*{suffix})</source>
        <translation>Aufzeichnungen (*{suffix})</translation>
    </message>
    <message>
        <source>Continue the battle</source>
        <translation>Schlacht fortsetzen</translation>
    </message>
    <message>
        <source>You will be asked first (Del).</source>
        <translation>Es wird vorher gefragt (Entf).</translation>
    </message>
    <message>
        <source>A copy of the file, for somebody else (Ctrl+E).</source>
        <translation>Eine Kopie der Datei, für jemand anderen (Strg+E).</translation>
    </message>
    <message>
        <source>{scenario}. {players}. File {file}.</source>
        <translation>{scenario}. {players}. Datei {file}.</translation>
    </message>
    <message>
        <source>The battle is over; look at it with Replay.</source>
        <translation>Die Schlacht ist vorbei; sie lässt sich nachspielen.</translation>
    </message>
    <message>
        <source>Step by step, from the beginning (Ctrl+Enter).</source>
        <translation>Schritt für Schritt, von Anfang an (Strg+Eingabe).</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{side} took back the last action.</source>
        <translation>{side} nahm die letzte Aktion zurück.</translation>
    </message>
    <message>
        <source>{side} gave up the battle.</source>
        <translation>{side} gab die Schlacht auf.</translation>
    </message>
    <message>
        <source>Stand-off</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>The defender chooses</source>
        <translation>Der Verteidiger wählt</translation>
    </message>
    <message>
        <source>The redoubt on {square} is gone.</source>
        <translation>Die Redoute auf {square} ist verschwunden.</translation>
    </message>
    <message>
        <source>The rockets rolled {roll}: a hit and a retreat.</source>
        <translation>Raketenwurf {roll}: Treffer und Rückzug.</translation>
    </message>
    <message>
        <source>The rockets rolled {roll}: a retreat.</source>
        <translation>Raketenwurf {roll}: Rückzug.</translation>
    </message>
    <message>
        <source>The rockets rolled {roll}: no effect.</source>
        <translation>Raketenwurf {roll}: keine Wirkung.</translation>
    </message>
    <message>
        <source>The {card} speaks for every nation of {side}.</source>
        <translation>{card} spricht für alle Völker auf der Seite {side}.</translation>
    </message>
    <message>
        <source>{side} drew the last card of its first deck.</source>
        <translation>{side} zog die letzte Karte des ersten Stapels.</translation>
    </message>
    <message>
        <source>{side} drew the last card of its first deck: night falls after this turn.</source>
        <translation>{side} zog die letzte Karte des ersten Stapels: Nach dieser Runde wird es Nacht.</translation>
    </message>
    <message>
        <source>{side} had no cards to show.</source>
        <translation>{side} hatte keine Karten zu zeigen.</translation>
    </message>
    <message>
        <source>{side} offered a draw.</source>
        <translation>{side} bot Remis an.</translation>
    </message>
    <message>
        <source>{side} agreed to a draw.</source>
        <translation>{side} nahm das Remis an.</translation>
    </message>
    <message>
        <source>Turn {number}, {side}</source>
        <translation>Runde {number}, {side}</translation>
    </message>
    <message>
        <source>{unit} marched on from {start} to {end}.</source>
        <translation>{unit} marschierte von {start} nach {end} weiter.</translation>
    </message>
    <message>
        <source>{unit} withdrew from {start} to {end}.</source>
        <translation>{unit} wich von {start} nach {end} aus.</translation>
    </message>
    <message>
        <source>{unit} slipped away from {start} to {end}.</source>
        <translation>{unit} setzte sich von {start} nach {end} ab.</translation>
    </message>
    <message>
        <source>{side} goes first.</source>
        <translation>{side} beginnt.</translation>
    </message>
    <message>
        <source>{side} had no unit that could move.</source>
        <translation>{side} konnte keine Einheit bewegen.</translation>
    </message>
    <message>
        <source>{side} ran out of time.</source>
        <translation>Die Zeit von {side} ist abgelaufen.</translation>
    </message>
    <message>
        <source>Rolled {roll}, needed {span}. The rally succeeded.</source>
        <translation>Gewürfelt {roll}, nötig {span}. Das Sammeln gelang.</translation>
    </message>
    <message>
        <source>Rolled {roll}, needed {span}. The withdrawal succeeded.</source>
        <translation>Gewürfelt {roll}, nötig {span}. Das Ausweichen gelang.</translation>
    </message>
    <message>
        <source>Pursuit: rolled {roll}, needed {span}. A hit.</source>
        <translation>Verfolgung: gewürfelt {roll}, nötig {span}. Ein Treffer.</translation>
    </message>
    <message>
        <source>A hit</source>
        <translation>Ein Treffer</translation>
    </message>
    <message>
        <source>At least double: the attacker chooses</source>
        <translation>Mindestens das Doppelte: Der Angreifer wählt</translation>
    </message>
    <message>
        <source>At least quadruple: destroyed</source>
        <translation>Mindestens das Vierfache: vernichtet</translation>
    </message>
    <message>
        <source>At least triple: broken</source>
        <translation>Mindestens das Dreifache: geworfen</translation>
    </message>
    <message>
        <source>Night falls. {one} holds {first} enemy squares, {two} holds {second}.</source>
        <translation>Die Nacht bricht ein. {one} hält {first} feindliche Felder, {two} hält {second}.</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Keine Wirkung</translation>
    </message>
    <message>
        <source>Repulsed</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Rolled {roll} on {dice}: {attack} against {defence}. {result}.</source>
        <translation>{roll} gewürfelt mit {dice}: {attack} gegen {defence}. {result}.</translation>
    </message>
    <message>
        <source>Rolled {roll}, needed {span}. The rally failed.</source>
        <translation>Gewürfelt {roll}, nötig {span}. Das Sammeln misslang.</translation>
    </message>
    <message>
        <source>Rolled {roll}, needed {span}. The withdrawal failed; the card defends.</source>
        <translation>Gewürfelt {roll}, nötig {span}. Das Ausweichen misslang; die Karte verteidigt.</translation>
    </message>
    <message>
        <source>Pursuit: rolled {roll}, needed {span}. No hit.</source>
        <translation>Verfolgung: gewürfelt {roll}, nötig {span}. Kein Treffer.</translation>
    </message>
    <message numerus="yes">
        <source>{side} shuffled the discards into a new deck of %n card(s).</source>
        <translation>
            <numerusform>{side} mischte die Ablage zu einem neuen Stapel von %n Karte.</numerusform>
            <numerusform>{side} mischte die Ablage zu einem neuen Stapel von %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} took {card} back into its hand.</source>
        <translation>{side} nahm {card} auf die Hand zurück.</translation>
    </message>
    <message>
        <source>{side} wins at nightfall: all is equal, and it went second.</source>
        <translation>{side} siegt bei Einbruch der Nacht: Alles ist gleich, der zweite Spieler gewinnt.</translation>
    </message>
    <message>
        <source>{side} wins at nightfall: all is equal, and its nation ranks first.</source>
        <translation>{side} siegt bei Einbruch der Nacht: Alles ist gleich, die Rangfolge der Nationen entscheidet.</translation>
    </message>
    <message>
        <source>{side} wins at nightfall: equal ground, but fewer units lost.</source>
        <translation>{side} siegt bei Einbruch der Nacht: gleich viel Boden, aber weniger Einheiten verloren.</translation>
    </message>
    <message>
        <source>{side} wins at nightfall: equal ground, but fewer units reduced.</source>
        <translation>{side} siegt bei Einbruch der Nacht: gleich viel Boden, aber weniger Einheiten geschwächt.</translation>
    </message>
    <message>
        <source>{side} wins at nightfall: it holds more squares.</source>
        <translation>{side} siegt bei Einbruch der Nacht: mehr Felder gehalten.</translation>
    </message>
    <message>
        <source>{side} wins: the enemy has lost five units.</source>
        <translation>{side} siegt: Der Feind hat fünf Einheiten verloren.</translation>
    </message>
    <message>
        <source>{unit} had nowhere to retreat and is lost.</source>
        <translation>{unit} konnte nirgendwohin zurück und ist verloren.</translation>
    </message>
    <message>
        <source>{unit} is back at full strength.</source>
        <translation>{unit} hat wieder volle Stärke.</translation>
    </message>
    <message>
        <source>{unit} was caught in the pursuit and is reduced.</source>
        <translation>{unit} wurde in der Verfolgung gefasst und ist geschwächt.</translation>
    </message>
    <message>
        <source>{unit} paid for the committed attack and is reduced.</source>
        <translation>{unit} zahlte für den vollen Einsatz und ist geschwächt.</translation>
    </message>
    <message>
        <source>{unit} is reduced.</source>
        <translation>{unit} ist geschwächt.</translation>
    </message>
    <message>
        <source>{unit} was caught in the pursuit and is lost.</source>
        <translation>{unit} wurde in der Verfolgung gefasst und ist verloren.</translation>
    </message>
    <message>
        <source>{unit} paid for the committed attack and is lost.</source>
        <translation>{unit} zahlte für den vollen Einsatz und ist verloren.</translation>
    </message>
    <message>
        <source>{unit} is lost.</source>
        <translation>{unit} ist verloren.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
</context>
<context>
    <name>luck</name>
    <message>
        <source>bombardment {zone}</source>
        <translation>Beschuss {zone}</translation>
    </message>
    <message>
        <source>courier to {zone}</source>
        <translation>Kurier nach {zone}</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>melee {zone}</source>
        <translation>Nahkampf {zone}</translation>
    </message>
    <message>
        <source>number of orders</source>
        <translation>Zahl der Befehle</translation>
    </message>
    <message>
        <source>pursuit of {unit}</source>
        <translation>Verfolgung von {unit}</translation>
    </message>
    <message>
        <source>rally of {unit}</source>
        <translation>Sammeln von {unit}</translation>
    </message>
    <message>
        <source>ranged combat {zone}</source>
        <translation>Fernkampf {zone}</translation>
    </message>
    <message>
        <source>re-roll {zone}</source>
        <translation>Wiederholungswurf {zone}</translation>
    </message>
    <message>
        <source>reaction in {zone}</source>
        <translation>Reaktion in {zone}</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>who goes first</source>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <source>withdrawal of {unit}</source>
        <translation>Ausweichen von {unit}</translation>
    </message>
    <message>
        <source>{side}, {what}. Chance of a roll this good or better on {dice}: {chance}.</source>
        <translation>{side}, {what}. Chance auf einen so guten oder besseren Wurf mit {dice}: {chance}.</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Luck of the dice</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Dice above or below their average over the whole battle, for whoever rolled them.</source>
        <translation>Würfel über oder unter ihrem Mittel in der ganzen Schlacht, für die Seite, die sie warf.</translation>
    </message>
    <message numerus="yes">
        <source>The dice moved the chance of winning by %n point(s) towards {side}.</source>
        <translation>
            <numerusform>Die Würfel verschoben die Siegchance um %n Punkt zugunsten von {side}.</numerusform>
            <numerusform>Die Würfel verschoben die Siegchance um %n Punkte zugunsten von {side}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The draws moved it by %n point(s) towards {side}.</source>
        <translation>
            <numerusform>Die gezogenen Karten verschoben sie um %n Punkt zugunsten von {side}.</numerusform>
            <numerusform>Die gezogenen Karten verschoben sie um %n Punkte zugunsten von {side}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roll(s): {rolled} rolled, {expected} expected.</source>
        <translation>
            <numerusform>%n Wurf: {rolled} gewürfelt, {expected} erwartet.</numerusform>
            <numerusform>%n Würfe: {rolled} gewürfelt, {expected} erwartet.</numerusform>
        </translation>
    </message>
    <message>
        <source>It hardly moved the chance of winning.</source>
        <translation>Die Siegchance änderte sich dadurch kaum.</translation>
    </message>
    <message numerus="yes">
        <source>It moved the chance of winning by %n point(s) towards {side}.</source>
        <translation>
            <numerusform>Die Siegchance verschob sich um %n Punkt zugunsten von {side}.</numerusform>
            <numerusform>Die Siegchance verschob sich um %n Punkte zugunsten von {side}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Over all, the dice moved the chance of winning hardly at all.</source>
        <translation>Insgesamt haben die Würfel die Siegchance kaum verändert.</translation>
    </message>
</context>
<context>
    <name>menus</name>
    <message>
        <source>&amp;Here</source>
        <translation>H&amp;ier</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New battle</source>
        <translation>&amp;Neue Schlacht</translation>
    </message>
    <message>
        <source>&amp;Load or replay</source>
        <translation>&amp;Laden oder nachspielen</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>S&amp;tart</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;About this program</source>
        <translation>&amp;Über dieses Programm</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Play over LAN</source>
        <translation>&amp;Im LAN spielen</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Usual size of text</source>
        <translation>&amp;Übliche Schriftgröße</translation>
    </message>
    <message>
        <source>A &amp;first battle in ten minutes</source>
        <translation>Eine &amp;erste Schlacht in zehn Minuten</translation>
    </message>
    <message>
        <source>Show or hide this &amp;menu bar</source>
        <translation>&amp;Menüleiste ein oder aus</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Rules and help</source>
        <translation>&amp;Regeln und Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
</context>
<context>
    <name>miniatures</name>
    <message numerus="yes">
        <source>%n stand(s)</source>
        <translation>
            <numerusform>%n Stand</numerusform>
            <numerusform>%n Stände</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand(s) damaged</source>
        <translation>
            <numerusform>%n Stand beschädigt</numerusform>
            <numerusform>%n Stände beschädigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stand(s) left</source>
        <translation>
            <numerusform>%n Stand übrig</numerusform>
            <numerusform>%n Stände übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still to check. Press those that share a die.</source>
        <translation>
            <numerusform>Noch %n Einheit zu prüfen. Klicken Sie sie an.</numerusform>
            <numerusform>Noch %n Einheiten zu prüfen. Klicken Sie an, was sich einen Würfel teilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 for whoever charges with it</source>
        <translation>+1 für den, der damit angreift</translation>
    </message>
    <message>
        <source>A gun stand is damaged</source>
        <translation>Ein Geschützstand ist beschädigt</translation>
    </message>
    <message>
        <source>A rout costs a stand for each point</source>
        <translation>Eine Flucht kostet einen Stand je Punkt</translation>
    </message>
    <message>
        <source>After the dice</source>
        <translation>Nach dem Wurf</translation>
    </message>
    <message>
        <source>After the last turn.</source>
        <translation>Nach der letzten Runde.</translation>
    </message>
    <message>
        <source>After-action report…</source>
        <translation>Gefechtsbericht …</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>All others hold</source>
        <translation>Alle anderen halten</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Becomes disordered</source>
        <translation>Gerät in Unordnung</translation>
    </message>
    <message>
        <source>Both count</source>
        <translation>Beides zählt</translation>
    </message>
    <message>
        <source>Break through, meeting nobody</source>
        <translation>Durchbrechen, ohne auf jemanden zu treffen</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Bricht</translation>
    </message>
    <message>
        <source>Breaks through</source>
        <translation>Bricht durch</translation>
    </message>
    <message>
        <source>Breakthroughs</source>
        <translation>Durchbrüche</translation>
    </message>
    <message>
        <source>By agreement.</source>
        <translation>Durch Übereinkunft.</translation>
    </message>
    <message>
        <source>By your fire table</source>
        <translation>Nach Ihrer Feuertabelle</translation>
    </message>
    <message>
        <source>Cancel the shot</source>
        <translation>Schuss abbrechen</translation>
    </message>
    <message>
        <source>Charge on {unit}</source>
        <translation>Angriff auf {unit}</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Cold steel</source>
        <translation>Blanke Waffe</translation>
    </message>
    <message>
        <source>Column: {column}</source>
        <translation>Spalte: {column}</translation>
    </message>
    <message>
        <source>Correct nothing</source>
        <translation>Nichts berichtigen</translation>
    </message>
    <message>
        <source>Correct something…</source>
        <translation>Etwas berichtigen …</translation>
    </message>
    <message>
        <source>Desperate Struggle</source>
        <translation>Verzweifeltes Ringen</translation>
    </message>
    <message>
        <source>Detach {leader}</source>
        <translation>{leader} lösen</translation>
    </message>
    <message>
        <source>Die of {side}</source>
        <translation>Würfel von {side}</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Zählt nicht</translation>
    </message>
    <message>
        <source>Does {leader} fall?</source>
        <translation>Fällt {leader}?</translation>
    </message>
    <message>
        <source>Double Quick</source>
        <translation>Laufschritt</translation>
    </message>
    <message>
        <source>Driven Back</source>
        <translation>Zurückgeworfen</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>End the battle…</source>
        <translation>Die Schlacht beenden …</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Enemy fire</source>
        <translation>Feindfeuer</translation>
    </message>
    <message>
        <source>Enter applies, digits tick, Backspace takes back.</source>
        <translation>Enter wendet an, Ziffern haken ab, die Rücktaste nimmt zurück.</translation>
    </message>
    <message>
        <source>Enter goes on, letters press, Backspace takes back.</source>
        <translation>Enter geht weiter, Buchstaben drücken, die Rücktaste nimmt zurück.</translation>
    </message>
    <message>
        <source>Enter rolls. Switches stay as they are until the unit moves.</source>
        <translation>Enter würfelt. Schalter bleiben, bis die Einheit sich bewegt.</translation>
    </message>
    <message>
        <source>Every unit</source>
        <translation>Jede Einheit</translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation>Genaue Chancen</translation>
    </message>
    <message>
        <source>Exact odds, struggles fought out</source>
        <translation>Genaue Chancen bis zum Ende</translation>
    </message>
    <message>
        <source>Fall Back</source>
        <translation>Zurückweichen</translation>
    </message>
    <message>
        <source>Falls back 2 inches</source>
        <translation>Weicht 2 Zoll zurück</translation>
    </message>
    <message>
        <source>Falls back a full move</source>
        <translation>Weicht eine volle Bewegung zurück</translation>
    </message>
    <message>
        <source>Falls back out of close range</source>
        <translation>Weicht aus der Nahreichweite zurück</translation>
    </message>
    <message>
        <source>Falter</source>
        <translation>Stocken</translation>
    </message>
    <message>
        <source>Favourable ground and a strong position</source>
        <translation>Günstiges Gelände und starke Stellung</translation>
    </message>
    <message>
        <source>Fire at {unit}</source>
        <translation>Feuer auf {unit}</translation>
    </message>
    <message>
        <source>Fire table</source>
        <translation>Feuertabelle</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Form: {formation}</source>
        <translation>Formieren: {formation}</translation>
    </message>
    <message>
        <source>Full batteries in a check</source>
        <translation>Volle Batterien in einer Probe</translation>
    </message>
    <message>
        <source>Good order again</source>
        <translation>Wieder geordnet</translation>
    </message>
    <message>
        <source>Greater losses in a check</source>
        <translation>Größere Verluste in einer Probe</translation>
    </message>
    <message>
        <source>Hard Pressed</source>
        <translation>Hart bedrängt</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Holds its position</source>
        <translation>Hält die Stellung</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>In {formation}</source>
        <translation>Formation: {formation}</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>Geht verloren</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Leaders: {names}</source>
        <translation>Anführer: {names}</translation>
    </message>
    <message>
        <source>Left out: {sentence}</source>
        <translation>Ausgelassen: {sentence}</translation>
    </message>
    <message>
        <source>Limbers</source>
        <translation>Protzt auf</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Loses a stand</source>
        <translation>Verliert einen Stand</translation>
    </message>
    <message>
        <source>Loses a stand: {left} left</source>
        <translation>Verliert einen Stand: noch {left}</translation>
    </message>
    <message>
        <source>Loses its last stand</source>
        <translation>Verliert den letzten Stand</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Machismo in the second roll of a struggle</source>
        <translation>Machismo im zweiten Wurf eines Ringens</translation>
    </message>
    <message>
        <source>Manoeuvre check</source>
        <translation>Manöverprobe</translation>
    </message>
    <message>
        <source>May only fire</source>
        <translation>Darf nur feuern</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Minus takes a stand off, plus puts one back.</source>
        <translation>Minus nimmt einen Stand weg, Plus stellt einen zurück.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>None: losses are told</source>
        <translation>Keine: Verluste werden angesagt</translation>
    </message>
    <message>
        <source>Not a map: the figures stay on your table.</source>
        <translation>Keine Karte: Die Figuren bleiben auf Ihrem Tisch.</translation>
    </message>
    <message>
        <source>Not over {ground}</source>
        <translation>Nicht über: {ground}</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
    <message>
        <source>Notation, as in: charge line militia (press / to type)</source>
        <translation>Notation, etwa: charge line militia (mit / hierher)</translation>
    </message>
    <message>
        <source>Nothing happens to {side}.</source>
        <translation>{side}: Nichts geschieht.</translation>
    </message>
    <message>
        <source>Off the table for a turn</source>
        <translation>Eine Runde nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>On foot for a turn</source>
        <translation>Eine Runde zu Fuß</translation>
    </message>
    <message>
        <source>On to: {step}</source>
        <translation>Weiter: {step}</translation>
    </message>
    <message>
        <source>Only shaken units have to</source>
        <translation>Nur erschütterte Einheiten müssen</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Outnumbered, {own} to {enemy}</source>
        <translation>Unterlegen, {own} zu {enemy}</translation>
    </message>
    <message>
        <source>Over {ground}</source>
        <translation>Über: {ground}</translation>
    </message>
    <message>
        <source>Own fire</source>
        <translation>Eigenes Feuer</translation>
    </message>
    <message>
        <source>Panic</source>
        <translation>Panik</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Pass through {unit}</source>
        <translation>Durchzug: {unit}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Press a declared charge, or an attacker and then his target.</source>
        <translation>Einen angesagten Angriff anklicken oder einen Angreifer und dann sein Ziel.</translation>
    </message>
    <message>
        <source>Press a leader, then the unit he joins.</source>
        <translation>Einen Anführer anklicken, dann die Einheit, der er sich anschließt.</translation>
    </message>
    <message>
        <source>Press a unit to have it join the fight, or leave it.</source>
        <translation>Eine Einheit anklicken, damit sie mitkämpft oder ausscheidet.</translation>
    </message>
    <message>
        <source>Press more units of the same command to roll one die for all.</source>
        <translation>Weitere Einheiten desselben Kommandos anklicken: ein Würfel für alle.</translation>
    </message>
    <message>
        <source>Press the enemy that is met by the breakthrough.</source>
        <translation>Den Gegner anklicken, auf den der Durchbruch trifft.</translation>
    </message>
    <message>
        <source>Press the enemy that {unit} charges.</source>
        <translation>Den Gegner anklicken, den {unit} angreift.</translation>
    </message>
    <message>
        <source>Press the unit that needs correcting.</source>
        <translation>Die Einheit anklicken, die zu berichtigen ist.</translation>
    </message>
    <message>
        <source>Press the unit that was hit; a leader, to roll whether he falls.</source>
        <translation>Die getroffene Einheit anklicken; einen Anführer, um zu würfeln, ob er fällt.</translation>
    </message>
    <message>
        <source>Press the unit that {leader} joins.</source>
        <translation>Die Einheit anklicken, der sich {leader} anschließt.</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Rally first, charge next turn: {better} instead of {now}.</source>
        <translation>Erst sammeln, nächste Runde angreifen: {better} statt {now}.</translation>
    </message>
    <message>
        <source>Recall the cavalry</source>
        <translation>Kavallerie zurückrufen</translation>
    </message>
    <message>
        <source>Recoil</source>
        <translation>Zurückprallen</translation>
    </message>
    <message>
        <source>Reference sheet…</source>
        <translation>Tabellenblatt …</translation>
    </message>
    <message>
        <source>Replace {leader}</source>
        <translation>{leader} ersetzen</translation>
    </message>
    <message>
        <source>Repulsed</source>
        <translation>Abgeschlagen</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Roll 2 dice</source>
        <translation>2 Würfel werfen</translation>
    </message>
    <message>
        <source>Roll for a fallen leader</source>
        <translation>Wurf für einen gefallenen Anführer</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Rolled on the table? Type both, the attacker&apos;s first; 0 is 10.</source>
        <translation>Auf dem Tisch gewürfelt? Beide tippen, erst der Angreifer; 0 ist 10.</translation>
    </message>
    <message>
        <source>Rolled on the table? Type the die; 0 is 10.</source>
        <translation>Auf dem Tisch gewürfelt? Augenzahl tippen; 0 ist 10.</translation>
    </message>
    <message>
        <source>Rolled {die}. Untick what did not happen.</source>
        <translation>Wurf: {die}. Nehmen Sie den Haken weg, wo etwas nicht geschah.</translation>
    </message>
    <message>
        <source>Rolled {one} and {two}: {what}. Untick what did not happen.</source>
        <translation>Wurf {one} und {two}: {what}. Haken weg, wo etwas nicht geschah.</translation>
    </message>
    <message>
        <source>Roster: {title}…</source>
        <translation>Aufstellung: {title} …</translation>
    </message>
    <message>
        <source>Rout</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <source>Side one</source>
        <translation>Seite eins</translation>
    </message>
    <message>
        <source>Side two</source>
        <translation>Seite zwei</translation>
    </message>
    <message>
        <source>Silenced</source>
        <translation>Zum Schweigen gebracht</translation>
    </message>
    <message>
        <source>Spent units in a check</source>
        <translation>Erschöpfte Einheiten in einer Probe</translation>
    </message>
    <message>
        <source>Stand and wait</source>
        <translation>Stehen bleiben</translation>
    </message>
    <message>
        <source>Stands left, in per cent</source>
        <translation>Verbliebene Stände in Prozent</translation>
    </message>
    <message>
        <source>Stands lost: {lost}</source>
        <translation>Verlorene Stände: {lost}</translation>
    </message>
    <message>
        <source>Stands lost: {lost}, heavy at {limit}</source>
        <translation>Verluste: {lost}, schwer ab {limit}</translation>
    </message>
    <message>
        <source>Start a table</source>
        <translation>Einen Tisch eröffnen</translation>
    </message>
    <message>
        <source>Start the battle</source>
        <translation>Schlacht beginnen</translation>
    </message>
    <message>
        <source>Still counts</source>
        <translation>Zählt weiter</translation>
    </message>
    <message>
        <source>Swept from the Field</source>
        <translation>Vom Feld gefegt</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Take the position</source>
        <translation>Die Stellung nehmen</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Takes the position</source>
        <translation>Nimmt die Stellung</translation>
    </message>
    <message>
        <source>Tardy</source>
        <translation>Zögerlich</translation>
    </message>
    <message>
        <source>Tardy, at the double quick</source>
        <translation>Zögerlich, im Laufschritt</translation>
    </message>
    <message>
        <source>Tell the dice</source>
        <translation>Würfel ansagen</translation>
    </message>
    <message>
        <source>The attacker is ready. Set this after the dice, or undo.</source>
        <translation>Der Angreifer ist bereit. Nach dem Wurf setzen oder zurücknehmen.</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>Die Schlacht</translation>
    </message>
    <message>
        <source>The better one counts</source>
        <translation>Das Bessere zählt</translation>
    </message>
    <message>
        <source>The crew of {unit} takes shelter</source>
        <translation>Die Mannschaft von {unit} geht in Deckung</translation>
    </message>
    <message>
        <source>The damaged row of the check</source>
        <translation>Die beschädigte Zeile der Probe</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The other side decides.</source>
        <translation>Die andere Seite entscheidet.</translation>
    </message>
    <message>
        <source>The others stay where they are</source>
        <translation>Die anderen bleiben stehen</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>The reference sheet</source>
        <translation>Das Tabellenblatt</translation>
    </message>
    <message>
        <source>The step begins again: a unit or leader in it is gone</source>
        <translation>Der Schritt beginnt neu: Eine Einheit oder ein Anführer darin ist ausgeschieden</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>The verdict</source>
        <translation>Das Urteil</translation>
    </message>
    <message>
        <source>Turn {turn} of {all}</source>
        <translation>Runde {turn} von {all}</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo (Backspace)</source>
        <translation>Zurücknehmen (Rücktaste)</translation>
    </message>
    <message>
        <source>Unhurt</source>
        <translation>Unverletzt</translation>
    </message>
    <message>
        <source>Untick what did not happen on the table.</source>
        <translation>Nehmen Sie den Haken weg, wo auf dem Tisch etwas nicht geschah.</translation>
    </message>
    <message>
        <source>Wavering</source>
        <translation>Schwanken</translation>
    </message>
    <message>
        <source>Well Handled</source>
        <translation>Gut geführt</translation>
    </message>
    <message>
        <source>Well handled</source>
        <translation>Gut geführt</translation>
    </message>
    <message>
        <source>Well handled, at the double quick</source>
        <translation>Gut geführt, im Laufschritt</translation>
    </message>
    <message>
        <source>What holds of the whole side</source>
        <translation>Was für die ganze Seite gilt</translation>
    </message>
    <message>
        <source>Who moves first?</source>
        <translation>Wer zieht zuerst?</translation>
    </message>
    <message>
        <source>Who rolls the dice?</source>
        <translation>Wer würfelt?</translation>
    </message>
    <message>
        <source>Who takes a manoeuvre check?</source>
        <translation>Wer legt eine Manöverprobe ab?</translation>
    </message>
    <message>
        <source>With a leader attached: {better} instead of {now}.</source>
        <translation>Mit einem Anführer dabei: {better} statt {now}.</translation>
    </message>
    <message>
        <source>With nothing left of the enemy.</source>
        <translation>Vom Gegner ist nichts mehr übrig.</translation>
    </message>
    <message>
        <source>Write a roster</source>
        <translation>Aufstellung schreiben</translation>
    </message>
    <message>
        <source>a flesh wound</source>
        <translation>eine Fleischwunde</translation>
    </message>
    <message>
        <source>a full move</source>
        <translation>eine volle Bewegung</translation>
    </message>
    <message>
        <source>a full move and unlimber</source>
        <translation>volle Bewegung und abprotzen</translation>
    </message>
    <message>
        <source>a passage of lines</source>
        <translation>ein Durchzug</translation>
    </message>
    <message>
        <source>a staff officer is struck</source>
        <translation>ein Stabsoffizier wird getroffen</translation>
    </message>
    <message>
        <source>able</source>
        <translation>fähig</translation>
    </message>
    <message>
        <source>after a struggle</source>
        <translation>nach einem Ringen</translation>
    </message>
    <message>
        <source>against a square</source>
        <translation>gegen ein Karree</translation>
    </message>
    <message>
        <source>against pikes</source>
        <translation>gegen Piken</translation>
    </message>
    <message>
        <source>another leader&apos;s unit</source>
        <translation>fremdes Kommando</translation>
    </message>
    <message>
        <source>behind cover</source>
        <translation>hinter Deckung</translation>
    </message>
    <message>
        <source>below 0</source>
        <translation>unter 0</translation>
    </message>
    <message>
        <source>below its row</source>
        <translation>unter seiner Zeile</translation>
    </message>
    <message>
        <source>brave colonel</source>
        <translation>tapferer Oberst</translation>
    </message>
    <message>
        <source>breakthrough</source>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>broken ground</source>
        <translation>unebenes Gelände</translation>
    </message>
    <message>
        <source>cavalry on broken ground</source>
        <translation>Kavallerie auf unebenem Gelände</translation>
    </message>
    <message>
        <source>cavalry on open ground</source>
        <translation>Kavallerie auf offenem Gelände</translation>
    </message>
    <message>
        <source>cavalry on rough ground</source>
        <translation>Kavallerie auf schwerem Gelände</translation>
    </message>
    <message>
        <source>change of formation</source>
        <translation>Formationswechsel</translation>
    </message>
    <message>
        <source>charges</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>cold steel</source>
        <translation>blanke Waffe</translation>
    </message>
    <message>
        <source>countercharging</source>
        <translation>Gegenangriff</translation>
    </message>
    <message>
        <source>damaged battery</source>
        <translation>beschädigte Batterie</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>verteidigt</translation>
    </message>
    <message>
        <source>disordered</source>
        <translation>in Unordnung</translation>
    </message>
    <message>
        <source>extended line</source>
        <translation>aufgelockerte Linie</translation>
    </message>
    <message>
        <source>face by the rear rank</source>
        <translation>Kehrt nach dem hinteren Glied</translation>
    </message>
    <message>
        <source>favourable ground</source>
        <translation>günstiges Gelände</translation>
    </message>
    <message>
        <source>field column</source>
        <translation>Feldkolonne</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>first combat</source>
        <translation>erster Kampf</translation>
    </message>
    <message>
        <source>flank threatened</source>
        <translation>Flanke bedroht</translation>
    </message>
    <message>
        <source>fortified</source>
        <translation>verschanzt</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>frisch</translation>
    </message>
    <message>
        <source>full battery</source>
        <translation>volle Batterie</translation>
    </message>
    <message>
        <source>gallant</source>
        <translation>kühn</translation>
    </message>
    <message>
        <source>garrison</source>
        <translation>Besatzung</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>good order {chance}</source>
        <translation>geordnet {chance}</translation>
    </message>
    <message>
        <source>greater losses</source>
        <translation>größere Verluste</translation>
    </message>
    <message>
        <source>grievously wounded</source>
        <translation>schwer verwundet</translation>
    </message>
    <message>
        <source>guns supported</source>
        <translation>Geschütze gedeckt</translation>
    </message>
    <message>
        <source>guns unsupported</source>
        <translation>Geschütze ungedeckt</translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>halbe Bewegung</translation>
    </message>
    <message>
        <source>half a move and a change of formation</source>
        <translation>halbe Bewegung und Formationswechsel</translation>
    </message>
    <message>
        <source>half a move by the flank</source>
        <translation>halbe Bewegung zur Flanke</translation>
    </message>
    <message>
        <source>half battery</source>
        <translation>halbe Batterie</translation>
    </message>
    <message>
        <source>hand haul 2 inches</source>
        <translation>2 Zoll von Hand ziehen</translation>
    </message>
    <message>
        <source>hasty square</source>
        <translation>eiliges Karree</translation>
    </message>
    <message>
        <source>heavy casualties</source>
        <translation>schwere Verluste</translation>
    </message>
    <message>
        <source>his coat is pierced</source>
        <translation>sein Rock wird durchlöchert</translation>
    </message>
    <message>
        <source>his horse is shot</source>
        <translation>sein Pferd wird erschossen</translation>
    </message>
    <message>
        <source>ignores the fire</source>
        <translation>beachtet das Feuer nicht</translation>
    </message>
    <message>
        <source>in good order</source>
        <translation>geordnet</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>irregulär</translation>
    </message>
    <message>
        <source>key position lost</source>
        <translation>Schlüsselstellung verloren</translation>
    </message>
    <message>
        <source>leader attached</source>
        <translation>Anführer dabei</translation>
    </message>
    <message>
        <source>led by {leader}</source>
        <translation>unter {leader}</translation>
    </message>
    <message>
        <source>limber and a full move</source>
        <translation>aufprotzen und volle Bewegung</translation>
    </message>
    <message>
        <source>limber and run a full move, silenced</source>
        <translation>aufprotzen und fliehen, zum Schweigen gebracht</translation>
    </message>
    <message>
        <source>limber or unlimber</source>
        <translation>auf- oder abprotzen</translation>
    </message>
    <message>
        <source>limbered</source>
        <translation>aufgeprotzt</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>machismo</source>
        <translation>Machismo</translation>
    </message>
    <message>
        <source>march column</source>
        <translation>Marschkolonne</translation>
    </message>
    <message>
        <source>mortally wounded</source>
        <translation>tödlich verwundet</translation>
    </message>
    <message>
        <source>mounted</source>
        <translation>zu Pferd</translation>
    </message>
    <message>
        <source>no longer silenced</source>
        <translation>feuert wieder</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>not: {flag}</source>
        <translation>nicht: {flag}</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>nicht auf dem Tisch</translation>
    </message>
    <message>
        <source>on foot</source>
        <translation>zu Fuß</translation>
    </message>
    <message>
        <source>ordered</source>
        <translation>befohlen</translation>
    </message>
    <message>
        <source>out of close range</source>
        <translation>außer Nahreichweite</translation>
    </message>
    <message>
        <source>out of command</source>
        <translation>ohne Führung</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>outflanked</source>
        <translation>umgangen</translation>
    </message>
    <message>
        <source>pikes</source>
        <translation>Piken</translation>
    </message>
    <message>
        <source>pivot</source>
        <translation>schwenken</translation>
    </message>
    <message>
        <source>pivot and fire</source>
        <translation>schwenken und feuern</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>rally: no longer silenced</source>
        <translation>sammeln: feuert wieder</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>unerfahren</translation>
    </message>
    <message>
        <source>replenish ammunition</source>
        <translation>Munition ergänzen</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>rough ground</source>
        <translation>schweres Gelände</translation>
    </message>
    <message>
        <source>scale a major obstacle</source>
        <translation>ein großes Hindernis übersteigen</translation>
    </message>
    <message>
        <source>second combat</source>
        <translation>zweiter Kampf</translation>
    </message>
    <message>
        <source>shot dead</source>
        <translation>erschossen</translation>
    </message>
    <message>
        <source>silenced</source>
        <translation>schweigt</translation>
    </message>
    <message>
        <source>skirmish order</source>
        <translation>Schützenordnung</translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation>Plänkler</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Karree</translation>
    </message>
    <message>
        <source>standing still</source>
        <translation>stehend</translation>
    </message>
    <message>
        <source>strong position</source>
        <translation>starke Stellung</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>trained</source>
        <translation>ausgebildet</translation>
    </message>
    <message>
        <source>unlimber and fire</source>
        <translation>abprotzen und feuern</translation>
    </message>
    <message>
        <source>unlimbered</source>
        <translation>abgeprotzt</translation>
    </message>
    <message>
        <source>veteran</source>
        <translation>erfahren</translation>
    </message>
    <message>
        <source>with {unit}</source>
        <translation>bei {unit}</translation>
    </message>
    <message>
        <source>worn</source>
        <translation>angeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>worth %n point(s)</source>
        <translation>
            <numerusform>bringt %n Punkt</numerusform>
            <numerusform>bringt %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{key}  {what}</source>
        <translation>{key}  {what}</translation>
    </message>
    <message>
        <source>{name}: {stands} stands, worn at {worn}, spent at {spent}</source>
        <translation>{name}: {stands} Stände, angeschlagen ab {worn}, erschöpft ab {spent}</translation>
    </message>
    <message>
        <source>{now} of {all}</source>
        <translation>{now} von {all}</translation>
    </message>
    <message>
        <source>{now} of {all} stands</source>
        <translation>{now} von {all} Ständen</translation>
    </message>
    <message>
        <source>{one} against {two}</source>
        <translation>{one} gegen {two}</translation>
    </message>
    <message>
        <source>{side} has won</source>
        <translation>{side} hat gewonnen</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} siegt</translation>
    </message>
    <message>
        <source>{side}, turn {turn}: {step}</source>
        <translation>{side}, Runde {turn}: {step}</translation>
    </message>
    <message>
        <source>{side}: {flag}</source>
        <translation>{side}: {flag}</translation>
    </message>
    <message>
        <source>{sign}{points} points</source>
        <translation>{sign}{points} Punkte</translation>
    </message>
    <message>
        <source>{step}, now</source>
        <translation>{step}, jetzt</translation>
    </message>
    <message>
        <source>{strength}, {now} of {all} stands</source>
        <translation>{strength}, {now} von {all} Ständen</translation>
    </message>
    <message>
        <source>{title}: {units} units, {stands} stands</source>
        <translation>{title}: {units} Einheiten, {stands} Stände</translation>
    </message>
    <message>
        <source>{unit} attacks</source>
        <translation>{unit} greift an</translation>
    </message>
    <message>
        <source>{unit} charges {target}: {ours} to {theirs}, {what}</source>
        <translation>{unit} greift {target} an: {ours} zu {theirs}, {what}</translation>
    </message>
    <message>
        <source>{unit} countercharges</source>
        <translation>{unit}: Gegenangriff</translation>
    </message>
    <message>
        <source>{unit} defends</source>
        <translation>{unit} verteidigt</translation>
    </message>
    <message>
        <source>{unit} forms a hasty square</source>
        <translation>{unit} bildet ein eiliges Karree</translation>
    </message>
    <message>
        <source>{unit} is himself again</source>
        <translation>{unit} ist wieder der Alte</translation>
    </message>
    <message>
        <source>{unit} leads</source>
        <translation>{unit} führt</translation>
    </message>
    <message>
        <source>{unit} loses stand {number} instead</source>
        <translation>Stattdessen verliert {unit} Stand {number}</translation>
    </message>
    <message>
        <source>{unit} on {target}</source>
        <translation>{unit} auf {target}</translation>
    </message>
    <message>
        <source>{unit} will charge {target}</source>
        <translation>{unit} wird {target} angreifen</translation>
    </message>
    <message>
        <source>{unit}: choose a manoeuvre, or press an enemy to charge him.</source>
        <translation>{unit}: ein Manöver wählen oder einen Gegner anklicken, um ihn anzugreifen.</translation>
    </message>
    <message>
        <source>{unit}: choose a manoeuvre.</source>
        <translation>{unit}: ein Manöver wählen.</translation>
    </message>
    <message>
        <source>{unit}: die {die}, {sum} in all: {what}</source>
        <translation>{unit}: Wurf {die}, zusammen {sum}: {what}</translation>
    </message>
    <message>
        <source>{unit}: no longer {mark}</source>
        <translation>{unit}: nicht mehr {mark}</translation>
    </message>
    <message>
        <source>{unit}: no stands left</source>
        <translation>{unit}: keine Stände mehr</translation>
    </message>
    <message>
        <source>{unit}: {mark}</source>
        <translation>{unit}: {mark}</translation>
    </message>
    <message>
        <source>{unit}: {what}</source>
        <translation>{unit}: {what}</translation>
    </message>
    <message>
        <source>Élan</source>
        <translation>Elan</translation>
    </message>
</context>
<context>
    <name>nations</name>
    <message>
        <source>Austria</source>
        <translation>Österreich</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Frankreich</translation>
    </message>
    <message>
        <source>Great Britain</source>
        <translation>Großbritannien</translation>
    </message>
    <message>
        <source>India</source>
        <translation>Indien</translation>
    </message>
    <message>
        <source>Ottoman Empire</source>
        <translation>Osmanisches Reich</translation>
    </message>
    <message>
        <source>Prussia</source>
        <translation>Preußen</translation>
    </message>
    <message>
        <source>Qing Dynasty</source>
        <translation>Qing-Dynastie</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Russland</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Spanien</translation>
    </message>
    <message>
        <source>Sweden</source>
        <translation>Schweden</translation>
    </message>
    <message>
        <source>Tokugawa Shogunate</source>
        <translation>Tokugawa-Shogunat</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>Vereinigte Staaten</translation>
    </message>
    <message>
        <source>Britain</source>
        <translation>Britannien</translation>
    </message>
    <message>
        <source>Turkey</source>
        <translation>Türkei</translation>
    </message>
    <message>
        <source>Qing</source>
        <translation>Qing</translation>
    </message>
    <message>
        <source>Tokugawa</source>
        <translation>Tokugawa</translation>
    </message>
    <message>
        <source>America</source>
        <translation>Amerika</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>{nation} (blue)</source>
        <translation>{nation} (blau)</translation>
    </message>
    <message>
        <source>{nation} (red)</source>
        <translation>{nation} (rot)</translation>
    </message>
</context>
<context>
    <name>new battle</name>
    <message>
        <source>section {id}, {ground}</source>
        <translation>Kartenteil {id}, {ground}</translation>
    </message>
    <message>
        <source>turned right</source>
        <translation>nach rechts gedreht</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>kopfüber</translation>
    </message>
    <message>
        <source>turned left</source>
        <translation>nach links gedreht</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>AI, {level}</source>
        <translation>KI, {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n in the library</source>
        <translation>
            <numerusform>%n in der Sammlung</numerusform>
            <numerusform>%n in der Sammlung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n Szenario</numerusform>
            <numerusform>%n Szenarien</numerusform>
        </translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>LAN</source>
        <translation>LAN</translation>
    </message>
    <message>
        <source>Offer it on the network</source>
        <translation>Im Netz anbieten</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Somebody at another desk on your network. The next page offers the battle and finds them.</source>
        <translation>Jemand an einem anderen Tisch im eigenen Netz. Die nächste Seite bietet die Schlacht an und findet ihn.</translation>
    </message>
    <message>
        <source>Two AIs</source>
        <translation>Zwei KIs</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Your opponent</source>
        <translation>Ihr Gegner</translation>
    </message>
    <message>
        <source>against somebody on your network</source>
        <translation>gegen jemanden im eigenen Netz</translation>
    </message>
    <message>
        <source>{army}, strength {strength}</source>
        <translation>{army}, Stärke {strength}</translation>
    </message>
    <message>
        <source>Armies</source>
        <translation>Armeen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Exchange the two armies.</source>
        <translation>Die beiden Armeen tauschen.</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Alle Armeen</translation>
    </message>
    <message>
        <source>All twelve</source>
        <translation>Alle zwölf</translation>
    </message>
    <message>
        <source>strength at full</source>
        <translation>volle Stärke</translation>
    </message>
    <message>
        <source>For the blue side</source>
        <translation>Für Blau</translation>
    </message>
    <message>
        <source>For the red side</source>
        <translation>Für Rot</translation>
    </message>
    <message>
        <source>Choose an army for</source>
        <translation>Eine Armee wählen für</translation>
    </message>
    <message>
        <source>Strengths of the Distant Lands armies are our own reconstruction.</source>
        <translation>Die Stärken der Armeen aus Distant Lands sind unsere eigene Rekonstruktion.</translation>
    </message>
    <message>
        <source>{who}, {edge}</source>
        <translation>{who}, {edge}</translation>
    </message>
    <message>
        <source>On both sides.</source>
        <translation>Auf beiden Seiten.</translation>
    </message>
    <message>
        <source>On the blue side.</source>
        <translation>Auf der blauen Seite.</translation>
    </message>
    <message>
        <source>On the red side.</source>
        <translation>Auf der roten Seite.</translation>
    </message>
    <message>
        <source>to command</source>
        <translation>zu führen</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>{army}, {who}: strength {strength}, {cavalry} cavalry, {leaders} leaders</source>
        <translation>{army}, {who}: Stärke {strength}, {cavalry} Kavallerie, {leaders} Anführer</translation>
    </message>
    <message>
        <source>Turn left (Shift+R)</source>
        <translation>Nach links drehen (Umschalt+R)</translation>
    </message>
    <message>
        <source>Turn right (R)</source>
        <translation>Nach rechts drehen (R)</translation>
    </message>
    <message>
        <source>Mirror (M)</source>
        <translation>Spiegeln (M)</translation>
    </message>
    <message>
        <source>{edge} edge</source>
        <translation>Rand im {edge}</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Schlachtfeld</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Kartenteile</translation>
    </message>
    <message>
        <source>choose one for place {number}</source>
        <translation>einen für Platz {number} wählen</translation>
    </message>
    <message>
        <source>drag onto the board, or press 1 to 4</source>
        <translation>ziehen oder Taste 1 bis 4</translation>
    </message>
    <message>
        <source>Edges: north and south</source>
        <translation>Ränder: Nord und Süd</translation>
    </message>
    <message>
        <source>Edges: east and west</source>
        <translation>Ränder: Ost und West</translation>
    </message>
    <message>
        <source>{one} in the {edge}, {two} in the {other}</source>
        <translation>{one} im {edge}, {two} im {other}</translation>
    </message>
    <message>
        <source>Fairness {score}</source>
        <translation>Fairness {score}</translation>
    </message>
    <message>
        <source>section {id}: press 1 to 4, or pick a place first</source>
        <translation>Kartenteil {id}: 1 bis 4 drücken oder erst einen Platz wählen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>changed by hand</source>
        <translation>von Hand geändert</translation>
    </message>
    <message>
        <source>Any word or number. The same seed lays the same field, here and for anybody else.</source>
        <translation>Ein beliebiges Wort oder eine Zahl. Derselbe Seed legt dasselbe Feld, hier und bei allen anderen.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Draw another field.</source>
        <translation>Ein anderes Feld ziehen.</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Save set-up</source>
        <translation>Aufbau speichern</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Keep it among your own scenarios (Ctrl+S).</source>
        <translation>Unter den eigenen Szenarien ablegen (Strg+S).</translation>
    </message>
    <message>
        <source>{name}: {level}</source>
        <translation>{name}: {level}</translation>
    </message>
    <message>
        <source>The set-up is part of the battle</source>
        <translation>Der Aufbau gehört zur Schlacht</translation>
    </message>
    <message>
        <source>Nothing is chosen here. Both sides set up in turn, as §3 has it:</source>
        <translation>Hier wird nichts gewählt. Beide Seiten bauen abwechselnd auf, wie §3 es vorsieht:</translation>
    </message>
    <message>
        <source>Choose field and armies here</source>
        <translation>Feld und Armeen hier wählen</translation>
    </message>
    <message>
        <source>Both roll a die. The higher is the first player.</source>
        <translation>Beide werfen einen Würfel. Der höhere ist erster Spieler.</translation>
    </message>
    <message>
        <source>The first player lays four sections, turned as he likes.</source>
        <translation>Der erste Spieler legt vier Kartenteile, beliebig gedreht.</translation>
    </message>
    <message>
        <source>The second player names two nations, or one twice.</source>
        <translation>Der zweite Spieler nennt zwei Nationen oder eine zweimal.</translation>
    </message>
    <message>
        <source>The first player takes one of the two.</source>
        <translation>Der erste Spieler nimmt eine der beiden.</translation>
    </message>
    <message>
        <source>The second player takes an edge; the first has the opposite one.</source>
        <translation>Der zweite Spieler nimmt einen Rand; der erste hat den gegenüber.</translation>
    </message>
    <message>
        <source>Both get five cards, and see them before a unit is placed.</source>
        <translation>Beide erhalten fünf Karten und sehen sie, bevor eine Einheit steht.</translation>
    </message>
    <message>
        <source>The first player deploys all his units, then the second.</source>
        <translation>Der erste Spieler stellt alle Einheiten auf, dann der zweite.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>AI</source>
        <translation>KI</translation>
    </message>
    <message>
        <source>Same screen</source>
        <translation>Am selben Bildschirm</translation>
    </message>
    <message>
        <source>Blue side</source>
        <translation>Blaue Seite</translation>
    </message>
    <message>
        <source>Red side</source>
        <translation>Rote Seite</translation>
    </message>
    <message>
        <source>Level of the blue AI</source>
        <translation>Stufe der blauen KI</translation>
    </message>
    <message>
        <source>Level of the AI</source>
        <translation>Stufe der KI</translation>
    </message>
    <message>
        <source>Two people take turns at this screen. A curtain hides the cards while you change places.</source>
        <translation>Zwei Personen spielen abwechselnd an diesem Bildschirm. Ein Vorhang verdeckt die Karten beim Platzwechsel.</translation>
    </message>
    <message>
        <source>You watch, and see both hands. Neither AI sees more than its own.</source>
        <translation>Zusehen mit Einblick in beide Hände. Keine KI sieht mehr als ihre eigene.</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>Place {number}, {where}: {words}</source>
        <translation>Platz {number}, {where}: {words}</translation>
    </message>
    <message>
        <source>Choose a scenario.</source>
        <translation>Ein Szenario wählen.</translation>
    </message>
    <message>
        <source>Full set-up</source>
        <translation>Voller Aufbau</translation>
    </message>
    <message>
        <source>{one} against {two}</source>
        <translation>{one} gegen {two}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>It is kept among your own scenarios, to be played or changed again.</source>
        <translation>Er kommt zu den eigenen Szenarien und lässt sich wieder spielen oder ändern.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Notes, if you like</source>
        <translation>Notizen, wenn gewünscht</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Bitte einen Namen geben.</translation>
    </message>
    <message>
        <source>There is one of this name already; both will be kept.</source>
        <translation>Einen dieses Namens gibt es schon; beide bleiben erhalten.</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Lead the other side.</source>
        <translation>Die andere Seite führen.</translation>
    </message>
    <message>
        <source>By {author}.</source>
        <translation>Von {author}.</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>The set-up could not be saved: {reason}.</source>
        <translation>Der Aufbau konnte nicht gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Saved as “{title}”.</source>
        <translation>Gespeichert als „{title}“.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Compose</source>
        <translation>Zusammenstellen</translation>
    </message>
    <message>
        <source>Random field</source>
        <translation>Zufallsfeld</translation>
    </message>
    <message>
        <source>Kind of battle</source>
        <translation>Art der Schlacht</translation>
    </message>
    <message>
        <source>Saved set-ups</source>
        <translation>Gespeicherter Aufbau</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Swap the armies</source>
        <translation>Armeen tauschen</translation>
    </message>
    <message>
        <source>Shuffle the field</source>
        <translation>Feld mischen</translation>
    </message>
    <message>
        <source>Nothing saved yet</source>
        <translation>Noch nichts gespeichert</translation>
    </message>
    <message>
        <source>Section {id}, {ground}</source>
        <translation>Kartenteil {id}, {ground}</translation>
    </message>
    <message>
        <source>{level}: {words} No level sees more than you would in its seat.</source>
        <translation>{level}: {words} Keine Stufe sieht mehr, als Sie an ihrem Platz sähen.</translation>
    </message>
    <message>
        <source>{section}, on the board</source>
        <translation>{section}, auf dem Brett</translation>
    </message>
    <message>
        <source>{section}. Drag it onto the board, or press 1 to 4 to lay it.</source>
        <translation>{section}. Aufs Brett ziehen oder mit 1 bis 4 legen.</translation>
    </message>
    <message>
        <source>your own rules</source>
        <translation>eigene Regeln</translation>
    </message>
    <message>
        <source>“{title}”, {rules}, {against}.</source>
        <translation>„{title}“, {rules}, {against}.</translation>
    </message>
    <message>
        <source>The full set-up of §3, {rules}, {against}.</source>
        <translation>Der volle Aufbau nach §3, {rules}, {against}.</translation>
    </message>
    <message>
        <source>on sections {a}, {b}, {c} and {d}, {rules}, quick battle, {against}.</source>
        <translation>auf den Kartenteilen {a}, {b}, {c} und {d}, {rules}, schnelle Schlacht, {against}.</translation>
    </message>
    <message>
        <source>{one} against {two} {rest}</source>
        <translation>{one} gegen {two} {rest}</translation>
    </message>
    <message>
        <source>Begin the set-up</source>
        <translation>Aufbau beginnen</translation>
    </message>
    <message>
        <source>Begin the battle</source>
        <translation>Schlacht beginnen</translation>
    </message>
    <message>
        <source>Deploy the armies</source>
        <translation>Armeen aufstellen</translation>
    </message>
    <message>
        <source>two players at this screen</source>
        <translation>zwei Spieler an diesem Bildschirm</translation>
    </message>
    <message>
        <source>{one} against {two}, to watch</source>
        <translation>{one} gegen {two}, zum Zusehen</translation>
    </message>
    <message>
        <source>against the AI, {level}</source>
        <translation>gegen die KI, {level}</translation>
    </message>
</context>
<context>
    <name>odds</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>unter 1&#xa0;%</translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation>über 99&#xa0;%</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Repulsed</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>Stand-off</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>nothing happens</source>
        <translation>nichts geschieht</translation>
    </message>
    <message>
        <source>You choose</source>
        <translation>Eigene Wahl</translation>
    </message>
    <message>
        <source>{defender} chooses</source>
        <translation>{defender} wählt</translation>
    </message>
    <message>
        <source>{attacker} chooses</source>
        <translation>{attacker} wählt</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Geworfen</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Vernichtet</translation>
    </message>
    <message>
        <source>{unit} is lost</source>
        <translation>{unit} ist verloren</translation>
    </message>
    <message>
        <source>the ambush fails, nobody is hurt</source>
        <translation>Hinterhalt misslingt, kein Treffer</translation>
    </message>
    <message>
        <source>the attacker takes a hit</source>
        <translation>Treffer für Angreifer</translation>
    </message>
    <message>
        <source>all attackers take a hit</source>
        <translation>Treffer für alle Angreifer</translation>
    </message>
    <message>
        <source>{unit} is hit and lost</source>
        <translation>{unit}: Treffer und verloren</translation>
    </message>
    <message>
        <source>{unit} is hit and retreats</source>
        <translation>{unit}: Treffer und Rückzug</translation>
    </message>
    <message>
        <source>{most} or less</source>
        <translation>{most} oder weniger</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>retreat or hit</source>
        <translation>Rückzug oder Treffer</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>{least} oder mehr</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{unit} is reduced</source>
        <translation>{unit} ist geschwächt</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Keine Wirkung</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>{unit} cannot retreat and is lost</source>
        <translation>{unit} kann nicht zurück und ist verloren</translation>
    </message>
    <message>
        <source>{unit} retreats</source>
        <translation>{unit} zieht sich zurück</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
</context>
<context>
    <name>overlays</name>
    <message>
        <source>In sight of {unit}, up to two squares (§6.2)</source>
        <translation>In Sicht von {unit}, bis zwei Felder (§6.2)</translation>
    </message>
    <message>
        <source>In reach of rockets from {unit} (§6.3, R29)</source>
        <translation>Raketenreichweite von {unit} (§6.3, R29)</translation>
    </message>
    <message>
        <source>Held at nightfall; squares marked 1 count (§2.2)</source>
        <translation>Bei Nacht gehalten; mit 1 markierte zählen (§2.2)</translation>
    </message>
    <message>
        <source>{unit} may reach these in one move (§5)</source>
        <translation>{unit} erreicht diese Felder (§5)</translation>
    </message>
    <message>
        <source>{side} next turn: units that could assault, + those that could only fire</source>
        <translation>{side} als Nächstes: wie viele stürmen könnten, + wer nur feuern könnte</translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nachziehen</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Restoration</source>
        <translation>Auffrischung</translation>
    </message>
</context>
<context>
    <name>pictures</name>
    <message>
        <source>Picture of the battlefield</source>
        <translation>Bild des Schlachtfelds</translation>
    </message>
</context>
<context>
    <name>pills</name>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>After a move</source>
        <translation>Nach Bewegung</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation>Einmal je Zug</translation>
    </message>
    <message>
        <source>Once a unit</source>
        <translation>Einmal je Einheit</translation>
    </message>
    <message>
        <source>Field or marsh</source>
        <translation>Acker oder Sumpf</translation>
    </message>
    <message>
        <source>No open square</source>
        <translation>Kein freies Feld</translation>
    </message>
    <message>
        <source>Before moving</source>
        <translation>Vor Bewegung</translation>
    </message>
    <message>
        <source>Nobody to move</source>
        <translation>Niemand beweglich</translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation>Zu weit weg</translation>
    </message>
    <message>
        <source>No line of fire</source>
        <translation>Keine Schusslinie</translation>
    </message>
    <message>
        <source>Unit in marsh</source>
        <translation>Einheit im Sumpf</translation>
    </message>
    <message>
        <source>Unit lost</source>
        <translation>Einheit verloren</translation>
    </message>
    <message>
        <source>Not in the attack</source>
        <translation>Nicht im Angriff</translation>
    </message>
    <message>
        <source>Already built</source>
        <translation>Steht schon da</translation>
    </message>
    <message>
        <source>For combat</source>
        <translation>Fürs Gefecht</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>No attack value</source>
        <translation>Kein Angriffswert</translation>
    </message>
    <message>
        <source>No enemy adjacent</source>
        <translation>Kein Feind daneben</translation>
    </message>
    <message>
        <source>Nobody reduced</source>
        <translation>Keine geschwächt</translation>
    </message>
    <message>
        <source>Not his units</source>
        <translation>Dient anderen</translation>
    </message>
    <message>
        <source>Not the target</source>
        <translation>Nicht das Ziel</translation>
    </message>
    <message>
        <source>One leader only</source>
        <translation>Nur ein Anführer</translation>
    </message>
    <message>
        <source>No way out</source>
        <translation>Kein Ausweg</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>Zu spät</translation>
    </message>
    <message>
        <source>No redoubt there</source>
        <translation>Keine Redoute dort</translation>
    </message>
    <message>
        <source>All committed</source>
        <translation>Alle eingesetzt</translation>
    </message>
    <message>
        <source>Nobody to commit</source>
        <translation>Keiner einsetzbar</translation>
    </message>
    <message>
        <source>Only alone</source>
        <translation>Nur allein</translation>
    </message>
    <message>
        <source>Not with a leader</source>
        <translation>Nicht mit Anführer</translation>
    </message>
    <message>
        <source>Not in an ambush</source>
        <translation>Nicht im Hinterhalt</translation>
    </message>
    <message>
        <source>Combat only</source>
        <translation>Nur im Gefecht</translation>
    </message>
    <message>
        <source>Movement only</source>
        <translation>Nur zur Bewegung</translation>
    </message>
    <message>
        <source>In your attack</source>
        <translation>Im eigenen Angriff</translation>
    </message>
    <message>
        <source>Enemy&apos;s turn</source>
        <translation>Zug des Feindes</translation>
    </message>
    <message>
        <source>With a leader</source>
        <translation>Mit Anführer</translation>
    </message>
    <message>
        <source>End of your turn</source>
        <translation>Ende des Zuges</translation>
    </message>
    <message>
        <source>Restoration</source>
        <translation>Auffrischung</translation>
    </message>
    <message>
        <source>In your assault</source>
        <translation>Im eigenen Sturm</translation>
    </message>
    <message>
        <source>Your own turn</source>
        <translation>Eigener Zug</translation>
    </message>
    <message>
        <source>Move or restore</source>
        <translation>Bewegen, auffrischen</translation>
    </message>
    <message>
        <source>In defence</source>
        <translation>Zur Verteidigung</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Obenauf</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Abgeworfen</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>After declaring</source>
        <translation>Nach der Ansage</translation>
    </message>
    <message>
        <source>As command</source>
        <translation>Als Kommando</translation>
    </message>
    <message>
        <source>As combat</source>
        <translation>Als Gefecht</translation>
    </message>
    <message>
        <source>With dice</source>
        <translation>Mit Würfeln</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>That could not be done: {reason}.</source>
        <translation>Das ging nicht: {reason}.</translation>
    </message>
    <message>
        <source>Something unforeseen went wrong. The battle is saved; you may play on, or open it again.</source>
        <translation>Etwas Unvorhergesehenes ist schiefgegangen. Die Schlacht ist gespeichert; weiterspielen oder neu öffnen.</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Den Rat weglegen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Hints are for your own decisions. You have none to make now.</source>
        <translation>Rat gibt es für eigene Entscheidungen. Gerade steht keine an.</translation>
    </message>
    <message>
        <source>Lines of fire of the selected unit</source>
        <translation>Schusslinien der gewählten Einheit</translation>
    </message>
    <message>
        <source>Looking at the field…</source>
        <translation>Das Feld wird betrachtet …</translation>
    </message>
    <message>
        <source>Nothing happens until you continue. You can look around.</source>
        <translation>Bis es weitergeht, geschieht nichts. Umsehen ist erlaubt.</translation>
    </message>
    <message>
        <source>Odds before the dice</source>
        <translation>Chancen vor dem Wurf</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>P continues, N plays one step.</source>
        <translation>P macht weiter, N spielt einen Schritt.</translation>
    </message>
    <message>
        <source>Phase {number} of {total}: {name}</source>
        <translation>Phase {number} von {total}: {name}</translation>
    </message>
    <message>
        <source>Play the best move found so far</source>
        <translation>Den besten bisher gefundenen Zug spielen lassen</translation>
    </message>
    <message>
        <source>Press M to make it move now.</source>
        <translation>M lässt sofort ziehen.</translation>
    </message>
    <message>
        <source>Press Space to skip animations.</source>
        <translation>Die Leertaste überspringt Animationen.</translation>
    </message>
    <message>
        <source>Read the rule behind this</source>
        <translation>Die Regel dahinter lesen</translation>
    </message>
    <message>
        <source>Rocket range of the selected unit</source>
        <translation>Raketenreichweite der gewählten Einheit</translation>
    </message>
    <message>
        <source>Rolled: {result}</source>
        <translation>Gewürfelt: {result}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules for this card</source>
        <translation>Regeln für diese Karte</translation>
    </message>
    <message>
        <source>Rules for this ground</source>
        <translation>Regeln für dieses Gelände</translation>
    </message>
    <message>
        <source>The attack</source>
        <translation>Der Angriff</translation>
    </message>
    <message>
        <source>The battle goes on</source>
        <translation>Die Schlacht geht weiter</translation>
    </message>
    <message>
        <source>Which action?</source>
        <translation>Welche Aktion?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Who holds what at nightfall</source>
        <translation>Wer bei Einbruch der Nacht was hält</translation>
    </message>
    <message>
        <source>What the enemy threatens</source>
        <translation>Womit der Feind droht</translation>
    </message>
    <message>
        <source>Step {number} of {all}: {name}</source>
        <translation>Schritt {number} von {all}: {name}</translation>
    </message>
    <message>
        <source>Attack total</source>
        <translation>Angriffssumme</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Defence total</source>
        <translation>Verteidigungssumme</translation>
    </message>
    <message>
        <source>Attack {attack}, {range}, against {defence}</source>
        <translation>Angriff {attack}, {range}, gegen {defence}</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Gefecht</translation>
    </message>
    <message>
        <source>Select a unit first.</source>
        <translation>Zuerst eine Einheit wählen.</translation>
    </message>
    <message>
        <source>The battle is paused</source>
        <translation>Die Schlacht ist angehalten</translation>
    </message>
    <message>
        <source>Two computers are playing. You can see both hands.</source>
        <translation>Zwei Computer spielen. Beide Hände liegen offen.</translation>
    </message>
    <message>
        <source>Where the selected unit can move</source>
        <translation>Wohin die gewählte Einheit kann</translation>
    </message>
    <message>
        <source>You can look around.</source>
        <translation>Umsehen ist erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>You can look around. %n position(s) considered so far.</source>
        <translation>
            <numerusform>Umsehen ist erlaubt. Bisher %n Stellung abgewogen.</numerusform>
            <numerusform>Umsehen ist erlaubt. Bisher %n Stellungen abgewogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t undo past a dice roll, a draw, a shown hand or your opponent&apos;s decision.</source>
        <translation>Hinter einen Wurf, gezogene oder gezeigte Karten oder eine Entscheidung des Gegners führt kein Weg zurück.</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>{leader} adds his</source>
        <translation>{leader} gibt seinen Wert</translation>
    </message>
    <message>
        <source>{losses}; {cards}</source>
        <translation>{losses}; {cards}</translation>
    </message>
    <message>
        <source>{side} takes over</source>
        <translation>{side} übernimmt</translation>
    </message>
    <message>
        <source>{what} ({keys})</source>
        <translation>{what} ({keys})</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Auskunft</translation>
    </message>
    <message>
        <source>Lines of fire</source>
        <translation>Schusslinien</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Bedrohungen</translation>
    </message>
    <message>
        <source>Rules for this unit</source>
        <translation>Regeln für diese Einheit</translation>
    </message>
    <message>
        <source>Point at a unit, a card or a square, or press I on it, to read about it here.</source>
        <translation>Auf eine Einheit, eine Karte oder ein Feld zeigen oder I drücken, um hier darüber zu lesen.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>Search the whole battle (Ctrl+F)</source>
        <translation>Die ganze Schlacht durchsuchen (Strg+F)</translation>
    </message>
    <message>
        <source>Words to look for, such as a unit or a square</source>
        <translation>Suchwörter, etwa eine Einheit oder ein Feld</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Den Verlauf durchsuchen</translation>
    </message>
    <message>
        <source>Nothing in this battle has these words.</source>
        <translation>Diese Wörter kommen in der Schlacht nicht vor.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>squares held</source>
        <translation>Felder gehalten</translation>
    </message>
    <message>
        <source>Until nightfall</source>
        <translation>Bis zur Nacht</translation>
    </message>
    <message>
        <source>Squares held: {one} {a}, {two} {b}</source>
        <translation>Gehaltene Felder: {one} {a}, {two} {b}</translation>
    </message>
    <message>
        <source>Exact odds</source>
        <translation>Genaue Chancen</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>No phase yet</source>
        <translation>Noch keine Phase</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>%n Karte zu ziehen</numerusform>
            <numerusform>%n Karten zu ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded</source>
        <translation>
            <numerusform>%n Karte abgelegt</numerusform>
            <numerusform>%n Karten abgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand} in hand, {deck} to draw, {discards} discarded</source>
        <translation>{hand} auf der Hand, {deck} zu ziehen, {discards} abgelegt</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>to draw</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Einblendungen</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>{side} is thinking</source>
        <translation>{side} denkt nach</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>Die Schlacht ist vorbei</translation>
    </message>
    <message>
        <source>AI, {level}</source>
        <translation>KI, {level}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>Rockets</source>
        <translation>Raketen</translation>
    </message>
    <message>
        <source>The pursuit</source>
        <translation>Die Verfolgung</translation>
    </message>
    <message>
        <source>The withdrawal</source>
        <translation>Das Ausweichen</translation>
    </message>
    <message>
        <source>The rally</source>
        <translation>Das Sammeln</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>A hit</source>
        <translation>Ein Treffer</translation>
    </message>
    <message>
        <source>No hit</source>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>Rallied</source>
        <translation>Gesammelt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Misslungen</translation>
    </message>
    <message>
        <source>A hit and a retreat</source>
        <translation>Treffer und Rückzug</translation>
    </message>
    <message>
        <source>A retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Keine Wirkung</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Remis anbieten</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Go to the board</source>
        <translation>Zum Brett</translation>
    </message>
    <message>
        <source>Go to the hand</source>
        <translation>Zu den Handkarten</translation>
    </message>
    <message>
        <source>Go to the decision</source>
        <translation>Zur Entscheidung</translation>
    </message>
    <message>
        <source>Go to the log</source>
        <translation>Zum Verlauf</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Betrachten</translation>
    </message>
    <message>
        <source>P pauses, N plays one step, + and − change the speed.</source>
        <translation>P pausiert, N spielt einen Schritt, + und − ändern das Tempo.</translation>
    </message>
    <message>
        <source>Pause first</source>
        <translation>Zuerst pausieren</translation>
    </message>
</context>
<context>
    <name>recap</name>
    <message>
        <source>, {attack} against {defence}: {result}</source>
        <translation>, {attack} gegen {defence}: {result}</translation>
    </message>
    <message>
        <source>Close the recap</source>
        <translation>Rückblick schließen</translation>
    </message>
    <message>
        <source>a hit</source>
        <translation>ein Treffer</translation>
    </message>
    <message>
        <source>attacked {unit}</source>
        <translation>griff {unit} an</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>built a redoubt on {square}</source>
        <translation>baute eine Redoute auf {square}</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>vernichtet</translation>
    </message>
    <message>
        <source>marched {unit} on {start}–{end}</source>
        <translation>marschierte mit {unit} weiter {start}–{end}</translation>
    </message>
    <message>
        <source>moved {unit} {start}–{end}</source>
        <translation>zog {unit} {start}–{end}</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>keine Wirkung</translation>
    </message>
    <message>
        <source>repulsed</source>
        <translation>abgewiesen</translation>
    </message>
    <message>
        <source>stand-off</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>the attacker chose</source>
        <translation>der Angreifer wählte</translation>
    </message>
    <message>
        <source>the defender chose</source>
        <translation>der Verteidiger wählte</translation>
    </message>
    <message>
        <source>your {unit}</source>
        <translation>Ihre Einheit {unit}</translation>
    </message>
    <message>
        <source>{unit} advanced to {end}</source>
        <translation>{unit} rückte nach {end} nach</translation>
    </message>
    <message>
        <source>{unit} lost</source>
        <translation>{unit} verloren</translation>
    </message>
    <message>
        <source>{unit} reduced</source>
        <translation>{unit} geschwächt</translation>
    </message>
    <message>
        <source>{unit} restored</source>
        <translation>{unit} wieder bei voller Stärke</translation>
    </message>
    <message>
        <source>{unit} retreated to {end}</source>
        <translation>{unit} zog sich nach {end} zurück</translation>
    </message>
    <message>
        <source>{unit} slipped away to {end}</source>
        <translation>{unit} entzog sich nach {end}</translation>
    </message>
    <message>
        <source>{unit} withdrew to {end}</source>
        <translation>{unit} wich nach {end} aus</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Die Wiedergabe verlassen</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Both hands lie open</source>
        <translation>Beide Hände liegen offen</translation>
    </message>
    <message>
        <source>Only what {side} knew</source>
        <translation>Nur, was {side} wusste</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>The battle begins</source>
        <translation>Die Schlacht beginnt</translation>
    </message>
    <message>
        <source>nightfall</source>
        <translation>Einbruch der Nacht</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>{side} gave up the battle.</source>
        <translation>{side} gab die Schlacht auf.</translation>
    </message>
    <message>
        <source>Both sides agreed to a draw.</source>
        <translation>Beide Seiten einigten sich auf Remis.</translation>
    </message>
    <message>
        <source>A battle</source>
        <translation>Eine Schlacht</translation>
    </message>
    <message>
        <source>{one} against {two}</source>
        <translation>{one} gegen {two}</translation>
    </message>
    <message>
        <source>{day}.</source>
        <translation>{day}.</translation>
    </message>
    <message>
        <source>Not over: it stands in turn {turn}.</source>
        <translation>Nicht zu Ende: Es läuft Runde {turn}.</translation>
    </message>
    <message>
        <source>Nightfall in turn {turn}. {side} won, {more} squares to {fewer}.</source>
        <translation>Einbruch der Nacht in Runde {turn}. {side} gewann mit {more} zu {fewer} Feldern.</translation>
    </message>
    <message>
        <source>Turn {turn}. {ending}</source>
        <translation>Runde {turn}. {ending}</translation>
    </message>
    <message>
        <source>The battle goes on in a record of its own; this one stays as it is.</source>
        <translation>Die Schlacht geht in einer eigenen Aufzeichnung weiter; diese bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A person at this desk</source>
        <translation>Eine Person an diesem Tisch</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer: {level}</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>Step {step}: not read yet.</source>
        <translation>Schritt {step}: noch nicht gelesen.</translation>
    </message>
    <message>
        <source>Step {step}: {side} {chance}.</source>
        <translation>Schritt {step}: {side} {chance}.</translation>
    </message>
    <message>
        <source>Highest {high} after step {high_at}, lowest {low} after step {low_at}.</source>
        <translation>Höchststand {high} nach Schritt {high_at}, Tiefststand {low} nach Schritt {low_at}.</translation>
    </message>
    <message numerus="yes">
        <source>%n turning point(s).</source>
        <translation>
            <numerusform>%n Wendepunkt.</numerusform>
            <numerusform>%n Wendepunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} ahead</source>
        <translation>{side} vorn</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Arrow keys step, Page keys jump a turn, digits go to a turning point.</source>
        <translation>Pfeiltasten gehen Schritt für Schritt, Bildtasten springen um einen Zug, Ziffern zu einem Wendepunkt.</translation>
    </message>
    <message>
        <source>Step {step} of {count}</source>
        <translation>Schritt {step} von {count}</translation>
    </message>
    <message>
        <source>This is the start.</source>
        <translation>Das ist der Anfang.</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>Das ist das Ende.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) were taken back and are left out.</source>
        <translation>
            <numerusform>%n Aktion wurde zurückgenommen und ist weggelassen.</numerusform>
            <numerusform>%n Aktionen wurden zurückgenommen und sind weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>the picture could not be written</source>
        <translation>das Bild konnte nicht geschrieben werden</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden card(s)</source>
        <translation>
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>Hand of {side}: {cards}</source>
        <translation>Hand von {side}: {cards}</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Take over either side; a new record is made.</source>
        <translation>Eine der beiden Seiten übernehmen; eine neue Aufzeichnung entsteht.</translation>
    </message>
    <message>
        <source>The battle is decided here. Step back to play on.</source>
        <translation>Hier ist die Schlacht entschieden. Zum Weiterspielen zurückgehen.</translation>
    </message>
    <message>
        <source>They show as the battle is read.</source>
        <translation>Sie erscheinen, während die Schlacht gelesen wird.</translation>
    </message>
    <message>
        <source>No turn stands out.</source>
        <translation>Kein Zug sticht heraus.</translation>
    </message>
    <message>
        <source>{side} &lt;b&gt;{after}&lt;/b&gt;</source>
        <translation>{side} &lt;b&gt;{after}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{side} &lt;b&gt;{after}&lt;/b&gt; after this step, &lt;b&gt;{before}&lt;/b&gt; before</source>
        <translation>{side} &lt;b&gt;{after}&lt;/b&gt; nach diesem Schritt, &lt;b&gt;{before}&lt;/b&gt; davor</translation>
    </message>
    <message>
        <source>{one} gave itself {first}, {two} itself {second}, each from what it knew.</source>
        <translation>{one} gab sich {first}, {two} sich {second}, jeweils nach eigenem Wissen.</translation>
    </message>
    <message>
        <source>Reading the battle</source>
        <translation>Die Schlacht wird gelesen</translation>
    </message>
    <message>
        <source>The computer reads the battle.</source>
        <translation>Der Computer liest die Schlacht.</translation>
    </message>
    <message>
        <source>The reading was stopped; what is known so far is shown.</source>
        <translation>Das Lesen wurde angehalten; gezeigt wird, was bisher bekannt ist.</translation>
    </message>
    <message>
        <source>The reading broke off; what is known so far is shown.</source>
        <translation>Das Lesen brach ab; gezeigt wird, was bisher bekannt ist.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Runde {turn}</translation>
    </message>
    <message>
        <source>Play or pause	Space</source>
        <translation>Abspielen oder anhalten	Leertaste</translation>
    </message>
    <message>
        <source>One step on	Right</source>
        <translation>Einen Schritt weiter	Rechts</translation>
    </message>
    <message>
        <source>One step back	Left</source>
        <translation>Einen Schritt zurück	Links</translation>
    </message>
    <message>
        <source>Next turn	Page Down</source>
        <translation>Nächster Zug	Bild ab</translation>
    </message>
    <message>
        <source>Previous turn	Page Up</source>
        <translation>Voriger Zug	Bild auf</translation>
    </message>
    <message>
        <source>To the start	Home</source>
        <translation>Zum Anfang	Pos1</translation>
    </message>
    <message>
        <source>To the end	End</source>
        <translation>Zum Ende	Ende</translation>
    </message>
    <message>
        <source>Change whose eyes</source>
        <translation>Blickwinkel wechseln</translation>
    </message>
    <message>
        <source>Save a copy of the record…</source>
        <translation>Kopie der Aufzeichnung speichern …</translation>
    </message>
    <message>
        <source>Save the battle as text…</source>
        <translation>Schlacht als Text speichern …</translation>
    </message>
    <message>
        <source>Save a picture of the board…</source>
        <translation>Bild des Bretts speichern …</translation>
    </message>
    <message>
        <source>Records (*.record)</source>
        <translation>Aufzeichnungen (*.record)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}.</source>
        <translation>{file} konnte nicht geschrieben werden: {reason}.</translation>
    </message>
    <message>
        <source>The new record could not be made: {reason}.</source>
        <translation>Die neue Aufzeichnung konnte nicht angelegt werden: {reason}.</translation>
    </message>
    <message>
        <source>points for {side}</source>
        <translation>Punkte für {side}</translation>
    </message>
    <message>
        <source>Turn {turn}: {what}</source>
        <translation>Runde {turn}: {what}</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>a quiet turn</source>
        <translation>ein ruhiger Zug</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Chance that the attack succeeds: {chance}.</source>
        <translation>Chance, dass der Angriff gelingt: {chance}.</translation>
    </message>
    <message>
        <source>Next phase	Shift+Page Down</source>
        <translation>Nächste Phase	Umschalt+Bild ab</translation>
    </message>
    <message>
        <source>Nobody has won.</source>
        <translation>Niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Previous phase	Shift+Page Up</source>
        <translation>Vorige Phase	Umschalt+Bild auf</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message numerus="yes">
        <source>The battle is shown as far as it is sound: %n action(s).</source>
        <translation>
            <numerusform>Die Schlacht wird gezeigt, soweit sie in Ordnung ist: %n Aktion.</numerusform>
            <numerusform>Die Schlacht wird gezeigt, soweit sie in Ordnung ist: %n Aktionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}, {side}</source>
        <translation>Zug {turn}, {side}</translation>
    </message>
    <message>
        <source>night falls</source>
        <translation>die Nacht bricht ein</translation>
    </message>
    <message>
        <source>{side} has won.</source>
        <translation>{side} hat gewonnen.</translation>
    </message>
    <message>
        <source>{side} ran out of time.</source>
        <translation>Die Zeit von {side} ist abgelaufen.</translation>
    </message>
    <message>
        <source>{side} sets up its army.</source>
        <translation>{side} stellt die Armee auf.</translation>
    </message>
    <message>
        <source>{side}: {what}</source>
        <translation>{side}: {what}</translation>
    </message>
    <message>
        <source>{unit} lost</source>
        <translation>{unit} verloren</translation>
    </message>
    <message>
        <source>{unit} reduced</source>
        <translation>{unit} geschwächt</translation>
    </message>
    <message>
        <source>{unit} restored</source>
        <translation>{unit} aufgefrischt</translation>
    </message>
    <message>
        <source>{when}: {what}</source>
        <translation>{when}: {what}</translation>
    </message>
    <message>
        <source>digging in</source>
        <translation>Eingraben</translation>
    </message>
    <message>
        <source>{unit} driven off</source>
        <translation>{unit} vertrieben</translation>
    </message>
    <message>
        <source>{unit} withdraws</source>
        <translation>{unit} weicht aus</translation>
    </message>
    <message>
        <source>{unit} on {square}</source>
        <translation>{unit} auf {square}</translation>
    </message>
    <message>
        <source>an attack repulsed</source>
        <translation>ein Angriff abgewiesen</translation>
    </message>
    <message>
        <source>an attack without effect</source>
        <translation>ein Angriff ohne Wirkung</translation>
    </message>
    <message>
        <source>{side} rolled {total} on {dice}, {expected} expected.</source>
        <translation>{side} würfelte {total} mit {dice}, erwartet {expected}.</translation>
    </message>
    <message>
        <source>Decisions alone made this.</source>
        <translation>Das lag allein an den Entscheidungen.</translation>
    </message>
    <message>
        <source>Decisions {plans}, dice and draws {luck}.</source>
        <translation>Entscheidungen {plans}, Würfel und Karten {luck}.</translation>
    </message>
    <message numerus="yes">
        <source>Better for {side}, a turn before: {advice}. %n point(s) more.</source>
        <translation>
            <numerusform>Besser für {side}, einen Zug früher: {advice}. %n Punkt mehr.</numerusform>
            <numerusform>Besser für {side}, einen Zug früher: {advice}. %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better for {side}: {advice}. %n point(s) more.</source>
        <translation>
            <numerusform>Besser für {side}: {advice}. %n Punkt mehr.</numerusform>
            <numerusform>Besser für {side}: {advice}. %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>No better decision was found.</source>
        <translation>Eine bessere Entscheidung wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>{played}: {mine} to win. {advised}: {best}.</source>
        <translation>{played}: {mine} Siegchance. {advised}: {best}.</translation>
    </message>
    <message>
        <source>Expected losses: {own} steps against {enemy}.</source>
        <translation>Erwartete Verluste: {own} Stufen gegen {enemy}.</translation>
    </message>
    <message>
        <source>The reply to fear is a fight for {square}.</source>
        <translation>Zu fürchten ist als Antwort ein Kampf um {square}.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Night falls when both first decks are used up, or after this many turns if that comes earlier.</source>
        <translation>Die Nacht bricht ein, wenn beide ersten Stapel aufgebraucht sind, oder nach so vielen Runden, falls das früher kommt.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>Advance to contact</source>
        <translation>Annäherung</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Distant Lands §5, R2</source>
        <translation>Distant Lands §5, R2</translation>
    </message>
    <message>
        <source>One unit moves each turn, from the first turn on.</source>
        <translation>Je Zug bewegt sich eine Einheit, von der ersten Runde an.</translation>
    </message>
    <message>
        <source>Up to three units may move in the first turn and two in the second.</source>
        <translation>In der ersten Runde dürfen sich bis zu drei Einheiten bewegen, in der zweiten zwei.</translation>
    </message>
    <message>
        <source>Digging in</source>
        <translation>Eingraben</translation>
    </message>
    <message>
        <source>Distant Lands §5, R8</source>
        <translation>Distant Lands §5, R8</translation>
    </message>
    <message>
        <source>Moving one unit is compulsory.</source>
        <translation>Eine Einheit muss sich bewegen.</translation>
    </message>
    <message>
        <source>A side may stand still instead of moving, and then discards its whole hand.</source>
        <translation>Eine Seite darf stehen bleiben, statt zu bewegen, und wirft dann alle Handkarten ab.</translation>
    </message>
    <message>
        <source>Forced march limit</source>
        <translation>Grenze des Gewaltmarschs</translation>
    </message>
    <message>
        <source>§9.2, R4</source>
        <translation>§9.2, R4</translation>
    </message>
    <message>
        <source>began or ended</source>
        <translation>Beginn oder Ende</translation>
    </message>
    <message>
        <source>No forced march for a unit whose move began or ended in a field or marsh.</source>
        <translation>Kein Gewaltmarsch für eine Einheit, deren Bewegung auf Acker oder im Sumpf begann oder endete.</translation>
    </message>
    <message>
        <source>began</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>No forced march for a unit whose move began in a field or marsh.</source>
        <translation>Kein Gewaltmarsch für eine Einheit, deren Bewegung auf Acker oder im Sumpf begann.</translation>
    </message>
    <message>
        <source>Hill bonus with support</source>
        <translation>Hügel und Unterstützung</translation>
    </message>
    <message>
        <source>§6.4, R48</source>
        <translation>§6.4, R48</translation>
    </message>
    <message>
        <source>each unit</source>
        <translation>jede Einheit</translation>
    </message>
    <message>
        <source>Every unit that assaults or supports from a hill adds +2.</source>
        <translation>Jede Einheit, die von einem Hügel stürmt oder unterstützt, gibt +2.</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>The assault gains +2 if any of its units stands on a hill.</source>
        <translation>Der Sturmangriff erhält +2, wenn eine seiner Einheiten auf einem Hügel steht.</translation>
    </message>
    <message>
        <source>lead unit</source>
        <translation>führende</translation>
    </message>
    <message>
        <source>Only the unit that leads the assault can bring +2 from its hill.</source>
        <translation>Nur die Einheit, die den Sturmangriff führt, bringt +2 von ihrem Hügel.</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Starthand</translation>
    </message>
    <message>
        <source>§3</source>
        <translation>§3</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>Five cards each are drawn by chance.</source>
        <translation>Je fünf Karten werden zufällig gezogen.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Each side picks its five cards from the whole deck. For experienced players.</source>
        <translation>Jede Seite wählt ihre fünf Karten aus dem ganzen Stapel. Für erfahrene Spieler.</translation>
    </message>
    <message>
        <source>Tie-break list</source>
        <translation>Liste bei Gleichstand</translation>
    </message>
    <message>
        <source>§2.2, R51</source>
        <translation>§2.2, R51</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Equal ground at night is decided by the list of 2010, unless a newer army fights.</source>
        <translation>Bei Gleichstand in der Nacht entscheidet die Liste von 2010, sofern keine neuere Armee kämpft.</translation>
    </message>
    <message>
        <source>Distant Lands</source>
        <translation>Distant Lands</translation>
    </message>
    <message>
        <source>Equal ground at night is decided by the list of 2017.</source>
        <translation>Bei Gleichstand in der Nacht entscheidet die Liste von 2017.</translation>
    </message>
    <message>
        <source>Length limit</source>
        <translation>Längste Dauer</translation>
    </message>
    <message>
        <source>R45</source>
        <translation>R45</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>the dice say</source>
        <translation>die Würfel</translation>
    </message>
    <message>
        <source>Both roll a die; the higher sets up first and moves first.</source>
        <translation>Beide werfen einen Würfel; der höhere stellt zuerst auf und zieht zuerst.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>The blue side sets up and moves first.</source>
        <translation>Die blaue Seite stellt zuerst auf und zieht zuerst.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>The red side sets up and moves first.</source>
        <translation>Die rote Seite stellt zuerst auf und zieht zuerst.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>quick battle</source>
        <translation>schnelle Schlacht</translation>
    </message>
    <message>
        <source>Field, armies and edges are chosen here; the battle begins with the deployment.</source>
        <translation>Feld, Armeen und Ränder werden hier gewählt; die Schlacht beginnt mit der Aufstellung.</translation>
    </message>
    <message>
        <source>full sequence</source>
        <translation>volle Folge</translation>
    </message>
    <message>
        <source>The first player lays the sections, the second names two nations and takes an edge, step by step.</source>
        <translation>Der erste Spieler legt die Kartenteile, der zweite nennt zwei Nationen und nimmt einen Rand, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>As printed in 2010: no advance to contact, no digging in.</source>
        <translation>Wie 2010 gedruckt: keine Annäherung, kein Eingraben.</translation>
    </message>
    <message>
        <source>As printed in 2017: armies close in faster, and may dig in.</source>
        <translation>Wie 2017 gedruckt: Die Armeen rücken schneller zusammen und dürfen sich eingraben.</translation>
    </message>
    <message>
        <source>Your own rules: they differ from both printed editions.</source>
        <translation>Eigene Regeln: Sie weichen von beiden gedruckten Ausgaben ab.</translation>
    </message>
    <message>
        <source>Rule: {rule}.</source>
        <translation>Regel: {rule}.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Every option names its rule; changing one turns the preset into your own.</source>
        <translation>Jede Option nennt ihre Regel; eine Änderung macht aus der Vorgabe eigene Regeln.</translation>
    </message>
    <message>
        <source>Change an option below to make rules of your own.</source>
        <translation>Eine Option unten ändern, um eigene Regeln zu machen.</translation>
    </message>
    <message>
        <source>This battle is already under way.</source>
        <translation>Diese Schlacht läuft bereits.</translation>
    </message>
</context>
<context>
    <name>saved</name>
    <message>
        <source>{one} against {two}</source>
        <translation>{one} gegen {two}</translation>
    </message>
    <message>
        <source>{side} has won.</source>
        <translation>{side} hat gewonnen.</translation>
    </message>
    <message>
        <source>Drawn.</source>
        <translation>Remis.</translation>
    </message>
    <message>
        <source>Two players at one screen</source>
        <translation>Zwei Spieler an einem Bildschirm</translation>
    </message>
    <message>
        <source>Saved just now</source>
        <translation>Eben gespeichert</translation>
    </message>
    <message>
        <source>Saved on {day}</source>
        <translation>Gespeichert am {day}</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Both sides decide.</source>
        <translation>Beide Seiten entscheiden.</translation>
    </message>
    <message>
        <source>In the set-up.</source>
        <translation>Im Aufbau.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n day(s) ago</source>
        <translation>
            <numerusform>Vor %n Tag gespeichert</numerusform>
            <numerusform>Vor %n Tagen gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n hour(s) ago</source>
        <translation>
            <numerusform>Vor %n Stunde gespeichert</numerusform>
            <numerusform>Vor %n Stunden gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n minute(s) ago</source>
        <translation>
            <numerusform>Vor %n Minute gespeichert</numerusform>
            <numerusform>Vor %n Minuten gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are next.</source>
        <translation>Die Würfel sind an der Reihe.</translation>
    </message>
    <message>
        <source>Turn {turn}.</source>
        <translation>Runde {turn}.</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Sie sind am Zug.</translation>
    </message>
    <message>
        <source>{side} to move.</source>
        <translation>{side} ist am Zug.</translation>
    </message>
    <message>
        <source>AI ({level})</source>
        <translation>KI ({level})</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
</context>
<context>
    <name>scenarios</name>
    <message>
        <source>Race for the crossroads</source>
        <translation>Wettlauf zur Kreuzung</translation>
    </message>
    <message>
        <source>A Prussian and a French corps reach the same towns on the same morning, with other columns close behind: after twelve turns
the field is what it is. The full decks will seldom run out, so every turn spent waiting is lost to both.

Both armies march fast. The three towns near the middle are the prize; the hills behind them are the reserve.</source>
        <translation>Ein preußisches und ein französisches Korps erreichen am selben Morgen dieselben Ortschaften, weitere Kolonnen dicht dahinter: Nach zwölf Runden
bleibt das Feld, wie es ist. Die vollen Stapel gehen selten zur Neige, also ist jede verwartete Runde für beide verloren.

Beide Armeen marschieren schnell. Die drei Städte nahe der Mitte sind der Preis; die Hügel dahinter sind die Reserve.</translation>
    </message>
    <message>
        <source>On the Danube</source>
        <translation>An der Donau</translation>
    </message>
    <message>
        <source>The Sultan&apos;s horsemen ride against an Austrian line. Both generals open with a hand that suits them: Austria holds an
ambush, Archduke Charles and a redoubt, the Ottomans two committed attacks and the cavalry to use them.

The Ottoman player should strike before the line is ready and regroup what comes back. The Austrian player should make
every charge end next to a second regiment.</source>
        <translation>Die Reiter des Sultans treffen auf eine österreichische Linie. Beide Feldherren beginnen mit passenden Karten: Österreich hält einen
Hinterhalt, Erzherzog Karl und eine Redoute, die Osmanen zweimal Vollen Einsatz und die Kavallerie dafür.

Die Osmanen sollten zuschlagen, bevor die Linie steht, und neu ordnen, was zurückkommt. Österreich sollte dafür sorgen,
dass jede Attacke neben einem zweiten Regiment endet.</translation>
    </message>
    <message>
        <source>First battle</source>
        <translation>Erste Schlacht</translation>
    </message>
    <message>
        <source>Two strong, plain armies on gentle ground: the best place to learn. The terrain, the armies and the places of all sixteen
units are settled; five cards each are dealt, and the dice say who begins.

France hits harder in the open. Great Britain has the town on C2, the hills on F1 and G2 and steadier defence cards. Do not
rush: one unit moves a turn, so a lone attacker soon stands among enemies.</source>
        <translation>Zwei starke, einfache Armeen in sanftem Gelände: der beste Ort zum Lernen. Gelände, Armeen und Plätze aller sechzehn
Einheiten stehen fest; je fünf Karten werden ausgeteilt, und die Würfel sagen, wer beginnt.

Frankreich schlägt im Offenen härter zu. Großbritannien hat die Stadt auf C2, die Hügel auf F1 und G2 und die besseren Verteidigungskarten. Nichts
überstürzen: Je Zug bewegt sich eine Einheit, also steht ein einsamer Angreifer bald unter Feinden.</translation>
    </message>
    <message>
        <source>The frontier</source>
        <translation>Die Grenze</translation>
    </message>
    <message>
        <source>Redcoats come out of the woods against a small American army. Both sides search their decks and choose the five cards they
open with, then place their units.

Great Britain is stronger in almost every fight. The United States should not seek fair ones: marksmen fall back from an
assault, ambushes strike where nobody stands, and the towns are worth three points to whoever sits in them.</source>
        <translation>Rotröcke kommen aus dem Wald gegen eine kleine amerikanische Armee. Beide Seiten durchsuchen ihre Stapel und wählen die fünf Karten,
mit denen sie beginnen, dann stellen sie auf.

Großbritannien ist in fast jedem Gefecht stärker. Die Vereinigten Staaten sollten keine fairen suchen: Scharfschützen weichen einem
Sturmangriff aus, Hinterhalte treffen, wo niemand steht, und die Städte sind drei Punkte wert für den, der darin sitzt.</translation>
    </message>
    <message>
        <source>The two shores</source>
        <translation>Die zwei Ufer</translation>
    </message>
    <message>
        <source>An imagined landing. The Qing banners hold the west of a coastal plain, the great houses of Japan have come ashore in the
east; between them lie rice fields, a marsh and a lagoon.

The Japanese have no horse and never withdraw, but each lord carries his own house forward in an assault. The Qing
outrange them with guns and rockets, and their cavalry can go round the lagoon by the north.</source>
        <translation>Eine erdachte Landung. Die Banner der Qing halten den Westen einer Küstenebene, die großen Häuser Japans sind im Osten
an Land gegangen; dazwischen liegen Reisfelder, ein Sumpf und eine Lagune.

Die Japaner haben keine Reiter und weichen nie aus, aber jeder Fürst führt sein eigenes Haus zum Sturm. Die Qing reichen
mit Geschützen und Raketen weiter, und ihre Kavallerie kann die Lagune im Norden umgehen.</translation>
    </message>
    <message>
        <source>All units stand; opening hands are preset.</source>
        <translation>Alle Einheiten stehen; die Starthände sind festgelegt.</translation>
    </message>
    <message>
        <source>Lakeland</source>
        <translation>Seenland</translation>
    </message>
    <message>
        <source>Sweden meets Russia between the lakes, marching from west and east. The middle of the field is water, woods and bog, with
dry gaps that one unit can hold against two.

The Swedes have jägers for the woods and a light hand with every trick. The Russians lose little when they are reduced, so
they can afford to force a gap. Whoever lets the other choose the gap has half lost it.</source>
        <translation>Schweden trifft zwischen den Seen auf Russland, beide marschieren von West und Ost heran. Die Mitte des Feldes ist Wasser, Wald und Moor, mit
trockenen Lücken, die eine Einheit gegen zwei halten kann.

Die Schweden haben Jäger für den Wald und eine leichte Hand für jede List. Die Russen verlieren wenig, wenn sie geschwächt werden, können
sich also eine Lücke erzwingen. Wer den anderen die Lücke wählen lässt, hat sie halb verloren.</translation>
    </message>
    <message>
        <source>The last stand</source>
        <translation>Das letzte Aufgebot</translation>
    </message>
    <message>
        <source>Noon has taken four units from each army; whoever loses the next one loses the battle. The Austrian 9th Regiment sits in
the village on D6 and Archduke Charles is at hand. Prussia has its guard, the cards to use it, and the hills on F3 and F4.

Two of the four are reduced on either side. A failed assault hurts the attacker, and with four units lost that may be the
end of him, so look at the odds of losing before those of winning. Restoring a unit is worth a turn here.</source>
        <translation>Der Mittag hat jeder Armee vier Einheiten genommen; wer die nächste verliert, verliert die Schlacht. Das österreichische 9. Regiment sitzt im
Dorf auf D6, und Erzherzog Karl ist zur Stelle. Preußen hat seine Garde, die Karten dafür und die Hügel auf F3 und F4.

Auf beiden Seiten sind zwei der vier geschwächt. Ein gescheiterter Sturm trifft den Angreifer, und bei vier verlorenen Einheiten kann das sein
Ende sein; also erst die Chancen zu verlieren ansehen, dann die zu gewinnen. Eine Einheit aufzufrischen ist hier einen Zug wert.</translation>
    </message>
    <message>
        <source>Before Seringapatam</source>
        <translation>Vor Seringapatam</translation>
    </message>
    <message>
        <source>Four Indian hosts have joined against a British column. Each prince leads only his own two units, so the army is best set
up in pairs, and a Maharaja card is worth a whole staff.

Rockets ignore cover, guerrillas and redoubts come with the unit cards, and nearly every Indian unit still fights when
reduced. In a plain exchange of assaults the British win. Do not offer one.</source>
        <translation>Vier indische Heere haben sich gegen eine britische Kolonne verbündet. Jeder Fürst führt nur seine eigenen zwei Einheiten; am besten steht
die Armee also in Paaren, und ein Maharadscha ist einen ganzen Stab wert.

Raketen kümmert keine Deckung, Guerillas und Redouten kommen mit den Einheitenkarten, und fast jede indische Einheit kämpft auch
geschwächt noch. Im schlichten Tausch von Sturmangriffen gewinnen die Briten. Also keinen anbieten.</translation>
    </message>
    <message>
        <source>Nightfall</source>
        <translation>Einbruch der Nacht</translation>
    </message>
    <message>
        <source>Both first decks are used up, so night falls at the end of this turn, and only the British player&apos;s last turn is left. As
the armies stand, each side controls four squares of the enemy&apos;s half. On equal ground the side that has destroyed more
units wins, and that is France.

Lead the British. Count the squares: those you stand on, and those next to you that no enemy touches. The hand looks like
an attack. Is it one?</source>
        <translation>Beide ersten Stapel sind aufgebraucht, also bricht am Ende dieser Runde die Nacht ein, und nur der letzte britische Zug ist noch übrig. Wie
die Armeen stehen, hält jede Seite vier Felder in der feindlichen Hälfte. Bei Gleichstand gewinnt, wer mehr Einheiten
vernichtet hat, und das ist Frankreich.

Zu führen sind die Briten. Die Felder zählen: die eigenen Standorte und die daneben, die kein Feind berührt. Die Hand sieht nach
einem Angriff aus. Ist es einer?</translation>
    </message>
    <message>
        <source>Open battle</source>
        <translation>Offene Schlacht</translation>
    </message>
    <message>
        <source>The complete set-up by the rules of 2010. The higher die goes first and lays the four sections; the other player names two
nations and later takes an edge; the first player picks his nation in between. Both then see their opening hands before a
single unit is placed.

Choosing is part of the battle: whoever lays the ground does not choose the side of it.</source>
        <translation>Der vollständige Aufbau nach den Regeln von 2010. Der höhere Wurf beginnt und legt die vier Kartenteile; der andere Spieler nennt zwei
Nationen und nimmt später einen Rand; dazwischen wählt der erste Spieler seine Nation. Beide sehen dann ihre Starthand, bevor eine
einzige Einheit steht.

Das Wählen gehört zur Schlacht: Wer das Gelände legt, wählt darin nicht die Seite.</translation>
    </message>
    <message>
        <source>Open battle in distant lands</source>
        <translation>Offene Schlacht in fernen Ländern</translation>
    </message>
    <message>
        <source>A free set-up on the wet and cultivated ground of the later sections, by the rules of 2017: the armies close up quickly in
the first two turns, and a side that likes its position may dig in instead of moving.

Any two of the twelve nations may meet. Lakes stop every march, fields and marshes end it; cavalry needs a plan.</source>
        <translation>Ein freier Aufbau auf dem feuchten und bebauten Boden der späteren Kartenteile, nach den Regeln von 2017: In den ersten beiden Runden rücken die
Armeen schnell zusammen, und wer mit seiner Stellung zufrieden ist, darf sich eingraben, statt zu bewegen.

Zwei beliebige der zwölf Nationen können sich treffen. Seen halten jeden Marsch auf, Äcker und Sümpfe beenden ihn; Kavallerie braucht einen Plan.</translation>
    </message>
    <message>
        <source>The sierra</source>
        <translation>Die Sierra</translation>
    </message>
    <message>
        <source>A Spanish army has taken position in the hills. The French arrive from the north, look at it, and set up as they please;
they also move first.

Spain wins by standing still: redoubts, guerrillas against every supply, and Palafox behind the weakest spot. But night
alone wins nothing. At the end somebody must hold ground across the middle line, so Spain has to come down once, and the
question is when.</source>
        <translation>Eine spanische Armee hat in den Hügeln Stellung bezogen. Die Franzosen kommen von Norden, sehen sie sich an und stellen nach Belieben auf;
sie ziehen auch zuerst.

Spanien gewinnt durch Stillstehen: Redouten, Guerillas gegen jeden Nachschub und Palafox hinter der schwächsten Stelle. Doch die Nacht
allein gewinnt nichts. Am Ende muss jemand Boden jenseits der Mittellinie halten, also muss Spanien einmal herunterkommen, und die
Frage ist, wann.</translation>
    </message>
    <message>
        <source>The trap</source>
        <translation>Die Falle</translation>
    </message>
    <message>
        <source>Russia has lost four units; the fifth ends the battle. The Moscow Regiment is reduced, but it stands in a wood and will
withdraw if it can. Three of its five cards lie face up among the Russian discards: one of its three plain ones, the one
with a volley and the one with a gun. The five cards in the Russian hand may be any of the others.

Lead the Ottomans. There is a way to win this very turn that no such hand and no dice can spoil. Ask first where the
regiment would go, and only then how hard you can hit it: a unit that cannot retreat cannot withdraw either, and its own
friends block its way as well as yours.</source>
        <translation>Russland hat vier Einheiten verloren; die fünfte beendet die Schlacht. Das Moskauer Regiment ist geschwächt, steht aber im Wald und weicht
aus, wenn es kann. Drei seiner fünf Karten liegen offen in der russischen Ablage: eine der drei einfachen, die mit der Salve
und die mit dem Geschütz. Die fünf Karten auf der russischen Hand können beliebige der übrigen sein.

Zu führen sind die Osmanen. Es gibt einen Weg, noch in diesem Zug zu gewinnen, den keine solche Hand und kein Würfel verderben kann. Zuerst fragen, wohin
das Regiment ginge, und erst dann, wie hart man es treffen kann: Eine Einheit, die nicht zurück kann, kann auch nicht ausweichen, und die
eigenen Freunde versperren ihr den Weg ebenso wie die Feinde.</translation>
    </message>
    <message>
        <source>Armies are chosen in the set-up</source>
        <translation>Die Armeen werden im Aufbau gewählt</translation>
    </message>
    <message>
        <source>{one} against {two}</source>
        <translation>{one} gegen {two}</translation>
    </message>
    <message>
        <source>Begins in turn {turn}, in the thick of it.</source>
        <translation>Beginnt in Runde {turn}, mitten im Geschehen.</translation>
    </message>
    <message>
        <source>Begins with the choice of the field (§3).</source>
        <translation>Beginnt mit der Wahl des Feldes (§3).</translation>
    </message>
    <message>
        <source>Begins with the choice of the nations (§3).</source>
        <translation>Beginnt mit der Wahl der Nationen (§3).</translation>
    </message>
    <message>
        <source>All units stand; the cards are dealt and it begins.</source>
        <translation>Alle Einheiten stehen; die Karten werden ausgeteilt, und es beginnt.</translation>
    </message>
    <message>
        <source>Begins with the deployment (§3).</source>
        <translation>Beginnt mit der Aufstellung (§3).</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>The battle could not be saved: {reason}. You may play on; it is tried again.</source>
        <translation>Die Schlacht konnte nicht gespeichert werden: {reason}. Weiterspielen ist möglich; es wird erneut versucht.</translation>
    </message>
    <message>
        <source>Another program has written to the record of this battle. It goes on in a new one.</source>
        <translation>Ein anderes Programm hat in die Aufzeichnung dieser Schlacht geschrieben. Sie geht in einer neuen weiter.</translation>
    </message>
    <message>
        <source>The computer player has failed and thinks again: {reason}</source>
        <translation>Der Computerspieler ist ausgefallen und denkt noch einmal: {reason}</translation>
    </message>
    <message>
        <source>The computer player has failed again and again. The battle pauses; it is saved.</source>
        <translation>Der Computerspieler ist immer wieder ausgefallen. Die Schlacht pausiert; sie ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>set-up</name>
    <message>
        <source>Deploy your army</source>
        <translation>Armee aufstellen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>1 to 8 picks a unit, arrows and Enter place it, Del takes it back, Esc puts it down (§3).</source>
        <translation>1 bis 8 nimmt eine Einheit, Pfeile und Eingabe stellen sie auf, Entf nimmt sie zurück, Esc legt sie ab (§3).</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Place all units as the computer would (Ctrl+G).</source>
        <translation>Alle Einheiten so aufstellen, wie es der Computer täte (Strg+G).</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last change (Ctrl+Z).</source>
        <translation>Die letzte Änderung zurücknehmen (Strg+Z).</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Take all units back.</source>
        <translation>Alle Einheiten zurücknehmen.</translation>
    </message>
    <message>
        <source>{unit} picked up.</source>
        <translation>{unit} aufgenommen.</translation>
    </message>
    <message>
        <source>{unit} on {square}.</source>
        <translation>{unit} auf {square}.</translation>
    </message>
    <message>
        <source>Pick a unit first, in the tray or by its number.</source>
        <translation>Zuerst eine Einheit nehmen, aus der Ablage oder mit ihrer Nummer.</translation>
    </message>
    <message>
        <source>All units placed as suggested.</source>
        <translation>Alle Einheiten stehen wie vorgeschlagen.</translation>
    </message>
    <message>
        <source>on {square}</source>
        <translation>auf {square}</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) still to place.</source>
        <translation>
            <numerusform>Noch %n Einheit aufzustellen.</numerusform>
            <numerusform>Noch %n Einheiten aufzustellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All units stand. Move or swap them as you like, then begin.</source>
        <translation>Alle Einheiten stehen. Nach Belieben versetzen oder tauschen, dann beginnen.</translation>
    </message>
    <message>
        <source>Every unit needs a place first (§3).</source>
        <translation>Zuerst braucht jede Einheit einen Platz (§3).</translation>
    </message>
    <message>
        <source>Choose your edge</source>
        <translation>Eigenen Rand wählen</translation>
    </message>
    <message>
        <source>Your units begin in the two rows along it. The other side has the opposite edge.</source>
        <translation>Die eigenen Einheiten beginnen in den zwei Reihen daran. Die andere Seite hat den Rand gegenüber.</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message numerus="yes">
        <source>Put your %n unit(s) into the two rows along the {edge} edge.</source>
        <translation>
            <numerusform>Die %n Einheit in die zwei Reihen am Rand im {edge} stellen.</numerusform>
            <numerusform>Die %n Einheiten in die zwei Reihen am Rand im {edge} stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Your edge</source>
        <translation>Eigener Rand</translation>
    </message>
    <message>
        <source>Fewer than eight dry squares in the two rows there or opposite (§3, R47).</source>
        <translation>Dort oder gegenüber weniger als acht trockene Felder in den zwei Reihen (§3, R47).</translation>
    </message>
    <message>
        <source>The arrow keys change the choice; a square of the two rows chooses its edge (§3).</source>
        <translation>Die Pfeiltasten ändern die Wahl; ein Feld der zwei Reihen wählt seinen Rand (§3).</translation>
    </message>
    <message>
        <source>Where both sides begin</source>
        <translation>Wo beide Seiten beginnen</translation>
    </message>
    <message>
        <source>Fairness {score}: {verdict}</source>
        <translation>Fairness {score}: {verdict}</translation>
    </message>
    <message>
        <source>Take the {edge} edge</source>
        <translation>Den Rand im {edge} nehmen</translation>
    </message>
    <message>
        <source>Battlefield, {side} in the {edge}</source>
        <translation>Schlachtfeld, {side} im {edge}</translation>
    </message>
    <message>
        <source>Take a nation</source>
        <translation>Eine Nation nehmen</translation>
    </message>
    <message>
        <source>Who leads what</source>
        <translation>Wer was führt</translation>
    </message>
    <message>
        <source>You lead this one; the other side leads the other.</source>
        <translation>Diese führen Sie; die andere Seite führt die andere.</translation>
    </message>
    <message>
        <source>Choose the nation that the first player leads.</source>
        <translation>Die Nation wählen, die der erste Spieler führt.</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>The arrow keys change the choice (§3).</source>
        <translation>Die Pfeiltasten ändern die Wahl (§3).</translation>
    </message>
    <message>
        <source>Lead {nation}</source>
        <translation>{nation} führen</translation>
    </message>
    <message>
        <source>Name two nations</source>
        <translation>Zwei Nationen nennen</translation>
    </message>
    <message>
        <source>You choose in the next step who leads which.</source>
        <translation>Im nächsten Schritt wird gewählt, wer welche führt.</translation>
    </message>
    <message>
        <source>The other side leads one of the two, you the other. So name two that you would both lead.</source>
        <translation>Die andere Seite führt eine der beiden, Sie die andere. Also zwei nennen, die Sie beide führen würden.</translation>
    </message>
    <message>
        <source>Name these two</source>
        <translation>Diese beiden nennen</translation>
    </message>
    <message>
        <source>Strength at full stands beside each name.</source>
        <translation>Neben jedem Namen steht die volle Stärke.</translation>
    </message>
    <message>
        <source>Two nations of about equal strength on this field (Ctrl+G).</source>
        <translation>Zwei auf diesem Feld etwa gleich starke Nationen (Strg+G).</translation>
    </message>
    <message>
        <source>The same nation may be named twice: press it again (§3, R52).</source>
        <translation>Dieselbe Nation kann zweimal genannt werden: noch einmal wählen (§3, R52).</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>Named twice.</source>
        <translation>Zweimal genannt.</translation>
    </message>
    <message>
        <source>Named.</source>
        <translation>Genannt.</translation>
    </message>
    <message>
        <source>Name two nations first (§3).</source>
        <translation>Zuerst zwei Nationen nennen (§3).</translation>
    </message>
    <message>
        <source>Choose your opening hand</source>
        <translation>Starthand wählen</translation>
    </message>
    <message>
        <source>Five cards of your deck. The rest is shuffled; you draw from it later.</source>
        <translation>Fünf Karten aus dem eigenen Stapel. Der Rest wird gemischt; daraus wird später nachgezogen.</translation>
    </message>
    <message>
        <source>Take these cards</source>
        <translation>Diese Karten nehmen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Eigene Hand</translation>
    </message>
    <message>
        <source>Fill up the hand as the computer would (Ctrl+G).</source>
        <translation>Die Hand auffüllen, wie es der Computer täte (Strg+G).</translation>
    </message>
    <message>
        <source>Press a card to take it, press it in your hand to put it back (§3).</source>
        <translation>Eine Karte wählen nimmt sie, auf der Hand wählen legt sie zurück (§3).</translation>
    </message>
    <message>
        <source>Five cards are all (§3). Put one back first.</source>
        <translation>Fünf Karten sind alles (§3). Zuerst eine zurücklegen.</translation>
    </message>
    <message>
        <source>There is no further copy of this card in the deck.</source>
        <translation>Von dieser Karte ist keine mehr im Stapel.</translation>
    </message>
    <message>
        <source>This card was taken before.</source>
        <translation>Diese Karte wurde schon genommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to choose.</source>
        <translation>
            <numerusform>Noch %n Karte zu wählen.</numerusform>
            <numerusform>Noch %n Karten zu wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand is full.</source>
        <translation>Die Hand ist voll.</translation>
    </message>
    <message>
        <source>Choose five cards first (§3).</source>
        <translation>Zuerst fünf Karten wählen (§3).</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Lay the battlefield</source>
        <translation>Schlachtfeld legen</translation>
    </message>
    <message>
        <source>Choose four sections and turn them as you like.</source>
        <translation>Vier Kartenteile wählen und beliebig drehen.</translation>
    </message>
    <message>
        <source>Choose four sections and turn them as you like. The other side will choose the edges, so a fair field is in your interest.</source>
        <translation>Vier Kartenteile wählen und beliebig drehen. Die Ränder wählt die andere Seite, ein faires Feld liegt also im eigenen Interesse.</translation>
    </message>
    <message>
        <source>Lay these sections</source>
        <translation>Diese Teile legen</translation>
    </message>
    <message>
        <source>Another proposal</source>
        <translation>Anderer Vorschlag</translation>
    </message>
    <message>
        <source>A field that is fair from all edges (Ctrl+R).</source>
        <translation>Ein von allen Rändern faires Feld (Strg+R).</translation>
    </message>
    <message>
        <source>Drag sections onto the board, or press 1 to 4 on one to lay it there. R turns it (§3).</source>
        <translation>Kartenteile aufs Brett ziehen oder auf einem 1 bis 4 drücken, um ihn dort zu legen. R dreht ihn (§3).</translation>
    </message>
    <message>
        <source>Pick a place on the board first, or press 1 to 4.</source>
        <translation>Zuerst einen Platz auf dem Brett wählen oder 1 bis 4 drücken.</translation>
    </message>
    <message>
        <source>This section lies already.</source>
        <translation>Dieser Kartenteil liegt schon.</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Nord und Süd</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>Ost und West</translation>
    </message>
    <message>
        <source>{pair}: fairness {score}</source>
        <translation>{pair}: Fairness {score}</translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>nicht aufgestellt</translation>
    </message>
    <message>
        <source>{number}, {unit}, {arm}, strength {strength}, {place}</source>
        <translation>{number}, {unit}, {arm}, Stärke {strength}, {place}</translation>
    </message>
    <message>
        <source>Units to deploy</source>
        <translation>Aufzustellende Einheiten</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be used:</source>
        <translation>
            <numerusform>%n Datei ist unbrauchbar:</numerusform>
            <numerusform>%n Dateien sind unbrauchbar:</numerusform>
        </translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 Sekunde</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <translation>3 Sekunden</translation>
    </message>
    <message>
        <source>Drum, muskets and cannon</source>
        <translation>Trommel, Musketen und Kanonen</translation>
    </message>
    <message>
        <source>Listen</source>
        <translation>Anhören</translation>
    </message>
    <message>
        <source>Manoeuvre</source>
        <translation>Manoeuvre</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Show the result of a combat:</source>
        <translation>Das Ergebnis eines Gefechts zeigen:</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Sound is off.</source>
        <translation>Der Klang ist aus.</translation>
    </message>
    <message>
        <source>Until I continue</source>
        <translation>Bis ich weitergehe</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>You are asked only when you hold a card that could answer. A watchful person at this screen or over LAN learns from that whether you do; against the AI it gives nothing away.</source>
        <translation>Es wird nur gefragt, wenn eine Karte antworten könnte. Wer am selben Bildschirm oder im LAN aufpasst, erfährt daraus, ob es so ist; gegen die KI verrät es nichts.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Eigener Name</translation>
    </message>
    <message>
        <source>Your name, for those you play with over LAN:</source>
        <translation>Eigener Name, für Mitspieler im LAN:</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Nothing moves at all now.</source>
        <translation>Jetzt bewegt sich gar nichts.</translation>
    </message>
    <message>
        <source>Take back the reset</source>
        <translation>Zurücksetzen widerrufen</translation>
    </message>
    <message>
        <source>Set everything on this page as it was at first.</source>
        <translation>Alles auf dieser Seite auf den ursprünglichen Stand setzen.</translation>
    </message>
    <message>
        <source>Everything is as it was at first.</source>
        <translation>Alles ist wie am Anfang.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Black and white, thick edges, no tints and no shadows.</source>
        <translation>Schwarz und Weiß, dicke Kanten, keine Tönungen und keine Schatten.</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Also Ctrl with plus, minus and 0, from anywhere.</source>
        <translation>Auch mit Strg und Plus, Minus und 0, von überall.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Speed of moves, dice and cards</source>
        <translation>Tempo von Zügen, Würfeln und Karten</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Everything changes at once, and the log says what happened.</source>
        <translation>Alles ändert sich sofort, und der Verlauf sagt, was geschah.</translation>
    </message>
    <message>
        <source>In battle</source>
        <translation>In der Schlacht</translation>
    </message>
    <message>
        <source>Ask me for a reply, such as a Guerrilla:</source>
        <translation>Nach einer Antwort fragen, etwa Guerilla:</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>When it could matter</source>
        <translation>Wenn es zählen könnte</translation>
    </message>
    <message>
        <source>Ask for replies</source>
        <translation>Nach Antworten fragen</translation>
    </message>
    <message>
        <source>Cover the board between two players</source>
        <translation>Das Brett zwischen zwei Spielern verdecken</translation>
    </message>
    <message>
        <source>At one screen a curtain hides the cards until the other has sat down.</source>
        <translation>An einem Bildschirm verbirgt ein Vorhang die Karten, bis der andere Platz genommen hat.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle Tastenkürzel</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>Eigene Dateien</translation>
    </message>
    <message>
        <source>Battles, armies, sections and scenarios of your own are kept here:</source>
        <translation>Eigene Schlachten, Armeen, Kartenteile und Szenarien liegen hier:</translation>
    </message>
    <message>
        <source>You are asked even when you hold nothing to answer with, so your silence gives nothing away.</source>
        <translation>Es wird auch gefragt, wenn keine passende Karte da ist; so verrät das Schweigen nichts.</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>New battle</source>
        <translation>Neue Schlacht</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>Load or replay</source>
        <translation>Laden oder nachspielen</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Pfeile, Eingabe</translation>
    </message>
    <message>
        <source>Move the cursor on the board, press a square</source>
        <translation>Den Cursor auf dem Brett bewegen, ein Feld wählen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Press a card of the hand</source>
        <translation>Eine Handkarte wählen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put back what is picked</source>
        <translation>Gewähltes zurücklegen</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Regeln und Hilfe</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>Some of the settings could not be read and are as they were at first: {fault}</source>
        <translation>Einige Einstellungen waren nicht zu lesen und sind wie am Anfang: {fault}</translation>
    </message>
    <message>
        <source>Something went wrong in the program ({fault}). If the battle looks stuck, leave it and choose Continue on the home screen.</source>
        <translation>Im Programm ist etwas schiefgegangen ({fault}). Wenn die Schlacht nicht weitergeht: sie verlassen und auf der Startseite „Fortsetzen“ wählen.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly. Nothing is lost: a battle goes on at the same decision.</source>
        <translation>Das Programm endete unerwartet. Nichts ist verloren: Eine Schlacht geht bei derselben Entscheidung weiter.</translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message numerus="yes">
        <source>%n reduced</source>
        <translation>
            <numerusform>%n geschwächt</numerusform>
            <numerusform>%n geschwächt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to draw</source>
        <translation>
            <numerusform>%n zu ziehen</numerusform>
            <numerusform>%n zu ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Night now: all equal, {side} wins as second player</source>
        <translation>Nacht jetzt: alles gleich, {side} gewinnt als zweiter Spieler</translation>
    </message>
    <message>
        <source>Night now: all equal, {side} wins by rank of nation</source>
        <translation>Nacht jetzt: alles gleich, {side} siegt nach Rang der Nationen</translation>
    </message>
    <message>
        <source>Night now: equal ground, {side} wins with fewer units lost</source>
        <translation>Nacht jetzt: Gleichstand, {side} gewinnt mit weniger Verlusten</translation>
    </message>
    <message>
        <source>Night now: equal ground, {side} wins with fewer units reduced</source>
        <translation>Nacht jetzt: Gleichstand, {side} gewinnt mit weniger Geschwächten</translation>
    </message>
    <message numerus="yes">
        <source>Night now: {side} wins by %n square(s)</source>
        <translation>
            <numerusform>Nacht jetzt: {side} gewinnt mit %n Feld</numerusform>
            <numerusform>Nacht jetzt: {side} gewinnt mit %n Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Night now: {side} wins by one square</source>
        <translation>Nacht jetzt: {side} gewinnt mit einem Feld</translation>
    </message>
    <message>
        <source>No card discarded</source>
        <translation>Keine Karte abgelegt</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Top discard: {card}</source>
        <translation>Oben auf der Ablage: {card}</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message numerus="yes">
        <source>about %n turn(s)</source>
        <translation>
            <numerusform>etwa %n Runde</numerusform>
            <numerusform>etwa %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>first deck used up</source>
        <translation>erster Stapel aufgebraucht</translation>
    </message>
    <message numerus="yes">
        <source>over %n turn(s)</source>
        <translation>
            <numerusform>über %n Runde</numerusform>
            <numerusform>über %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>perhaps the last turn</source>
        <translation>vielleicht letzte Runde</translation>
    </message>
    <message>
        <source>the last turn</source>
        <translation>die letzte Runde</translation>
    </message>
    <message>
        <source>{lost} of {limit} losses</source>
        <translation>{lost} von {limit} Verlusten</translation>
    </message>
    <message>
        <source>{now} of {full} strength</source>
        <translation>{now} von {full} Stärke</translation>
    </message>
    <message>
        <source>{side} to play</source>
        <translation>{side} am Zug</translation>
    </message>
    <message>
        <source>{unit} on {square}, reduced to strength {strength}</source>
        <translation>{unit} auf {square}, geschwächt auf Stärke {strength}</translation>
    </message>
    <message>
        <source>{unit} on {square}, strength {strength}</source>
        <translation>{unit} auf {square}, Stärke {strength}</translation>
    </message>
    <message>
        <source>{unit}, lost</source>
        <translation>{unit}, verloren</translation>
    </message>
    <message>
        <source>{unit}, strength {strength}, not yet set up</source>
        <translation>{unit}, Stärke {strength}, noch nicht aufgestellt</translation>
    </message>
</context>
<context>
    <name>terrain</name>
    <message>
        <source>open ground</source>
        <translation>offenes Gelände</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Acker</translation>
    </message>
    <message>
        <source>hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>marsh</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>woods</source>
        <translation>Wald</translation>
    </message>
</context>
<context>
    <name>tutorial</name>
    <message>
        <source>A Guerrilla card would stop what the enemy has just played (R31).</source>
        <translation>Eine Guerilla-Karte würde aufhalten, was der Feind gerade gespielt hat (R31).</translation>
    </message>
    <message>
        <source>A card may carry it further</source>
        <translation>Eine Karte kann sie weiterbringen</translation>
    </message>
    <message>
        <source>A card of a reduced unit, Supply or a leader brings it back (§7).</source>
        <translation>Eine Karte einer geschwächten Einheit, Nachschub oder ein Anführer frischt sie auf (§7).</translation>
    </message>
    <message>
        <source>A card to cancel</source>
        <translation>Eine Karte zum Vereiteln</translation>
    </message>
    <message>
        <source>A first battle in ten minutes</source>
        <translation>Eine erste Schlacht in zehn Minuten</translation>
    </message>
    <message>
        <source>A turn begins with the cards</source>
        <translation>Ein Zug beginnt mit den Karten</translation>
    </message>
    <message>
        <source>Add cards of the unit under attack or a leader, withdraw, or stand as you are (§6.1).</source>
        <translation>Karten der angegriffenen Einheit oder einen Anführer hinzufügen, ausweichen oder so standhalten (§6.1).</translation>
    </message>
    <message>
        <source>Add cards or a leader and watch the odds; then attack (§6.1).</source>
        <translation>Karten oder einen Anführer hinzufügen und auf die Chancen achten; dann angreifen (§6.1).</translation>
    </message>
    <message>
        <source>An assault from the first card to the dice, and how to read the odds</source>
        <translation>Ein Sturmangriff von der ersten Karte bis zu den Würfeln, und wie man die Chancen liest</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Bring a unit back to strength</source>
        <translation>Eine Einheit auffrischen</translation>
    </message>
    <message>
        <source>Build a redoubt if you hold one; otherwise end the turn.</source>
        <translation>Eine Redoute bauen, wenn die Karte da ist; sonst den Zug beenden.</translation>
    </message>
    <message>
        <source>Cards first</source>
        <translation>Zuerst die Karten</translation>
    </message>
    <message>
        <source>Carry out the result</source>
        <translation>Das Ergebnis ausführen</translation>
    </message>
    <message>
        <source>A redoubt adds 3 to the defence of the unit in it. Click the card, then the cavalry on F5, or keep the card. Then end your turn.</source>
        <translation>Eine Redoute gibt der Einheit in ihr +3 auf die Verteidigung. Klicken Sie auf die Karte, dann auf die Kavallerie auf F5, oder behalten Sie die Karte. Beenden Sie dann den Zug.</translation>
    </message>
    <message>
        <source>Cavalry has a horse on its counter. It moves up to two squares and may turn on the way. Click the 1st Cuirassiers on F2, then double-click F4. A unit that enters a field or a marsh stops there.</source>
        <translation>Kavallerie hat ein Pferd auf ihrem Spielstein. Sie zieht bis zu zwei Felder weit und darf unterwegs abbiegen. Klicken Sie auf die 1st Cuirassiers auf F2, dann doppelt auf F4. Wer einen Acker oder Sumpf betritt, hält dort an.</translation>
    </message>
    <message>
        <source>Choose the square to retreat to (R9).</source>
        <translation>Das Feld für den Rückzug wählen (R9).</translation>
    </message>
    <message>
        <source>Choose the unit that advances (R16).</source>
        <translation>Die Einheit wählen, die nachrückt (R16).</translation>
    </message>
    <message>
        <source>Choose where the march goes on (R4).</source>
        <translation>Wählen, wohin der Marsch weitergeht (R4).</translation>
    </message>
    <message>
        <source>Click any unit: a ring marks each square it can reach, a ring with a dot those two squares away. The panel on the right describes the ground. Woods, hills and towns protect a unit that is attacked there.</source>
        <translation>Klicken Sie auf eine beliebige Einheit: Ein Ring markiert jedes erreichbare Feld, ein Ring mit Punkt die Felder in zwei Schritten Entfernung. Rechts steht, was das Gelände bringt. Wald, Hügel und Orte schützen eine Einheit, die dort angegriffen wird.</translation>
    </message>
    <message>
        <source>Click the Imperial Guard&apos;s card with an attack of 2d8, then the enemy on D5, look at the odds and click Assault. The card is spent at once. Your enemy may then play cards to defend.</source>
        <translation>Klicken Sie auf die Karte der Imperial Guard mit Angriff 2d8, dann auf den Gegner auf D5, sehen Sie sich die Chancen an und greifen Sie an. Die Karte ist damit ausgespielt. Der Gegner darf nun Karten zur Verteidigung spielen.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>Count the ground</source>
        <translation>Den Boden zählen</translation>
    </message>
    <message>
        <source>Declare an assault</source>
        <translation>Einen Sturmangriff ansagen</translation>
    </message>
    <message>
        <source>Discard the cards you don&apos;t want; then you draw until you hold five. A card with a unit&apos;s name works for that unit only. Yours are good: keep them all, or click one to discard it.</source>
        <translation>Werfen Sie ab, was Sie nicht brauchen; dann ziehen Sie auf fünf Karten nach. Eine Karte mit dem Namen einer Einheit gilt nur für diese. Ihre Karten sind gut: Behalten Sie alle, oder klicken Sie eine an, um sie abzuwerfen.</translation>
    </message>
    <message>
        <source>Discard what you cannot use, or keep everything (§4).</source>
        <translation>Unbrauchbares abwerfen oder alles behalten (§4).</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>Fighting with odds</source>
        <translation>Kämpfen mit Chancen</translation>
    </message>
    <message>
        <source>First battle, the armies and the field that the rules suggest</source>
        <translation>Die erste Schlacht: Armeen und Feld, wie die Regeln sie vorschlagen</translation>
    </message>
    <message>
        <source>Go next to the enemy</source>
        <translation>Neben den Feind gehen</translation>
    </message>
    <message>
        <source>Hit or retreat</source>
        <translation>Treffer oder Rückzug</translation>
    </message>
    <message>
        <source>If your total is twice, three times or four times the defence, the result gets better each time; if it is lower, your own unit takes a hit. Attack if you like the odds, or click a card again to take it back.</source>
        <translation>Ist Ihre Summe doppelt, dreimal oder viermal so hoch wie die Verteidigung, wird das Ergebnis jedes Mal besser; ist sie niedriger, nimmt Ihre eigene Einheit einen Treffer. Greifen Sie an, wenn Ihnen die Chancen gefallen, oder klicken Sie noch einmal auf eine Karte, um sie zurückzunehmen.</translation>
    </message>
    <message>
        <source>In a full battle, night falls once both decks have been drawn through, so every card you discard brings it closer: discard more when you are ahead, less when you are behind. In this lesson night comes anyway. Keep what helps you defend.</source>
        <translation>In einer ganzen Schlacht wird es Nacht, sobald beide Stapel einmal durchgezogen sind; jede abgeworfene Karte bringt sie also näher: Werfen Sie mehr ab, wenn Sie vorn liegen, und weniger, wenn nicht. In dieser Lektion kommt die Nacht ohnehin. Behalten Sie, was bei der Verteidigung hilft.</translation>
    </message>
    <message>
        <source>Look for the move that gains most: a unit across the middle line can hold up to four squares. The Imperial Guard can move from C4 to C5. Squares that an enemy is next to as well count for neither side.</source>
        <translation>Suchen Sie den Zug, der am meisten bringt: Eine Einheit jenseits der Mittellinie kann bis zu vier Felder halten. Die Imperial Guard kann von C4 nach C5 ziehen. Felder, neben denen auch ein Gegner steht, zählen für niemanden.</translation>
    </message>
    <message>
        <source>Nine battles in ten end at nightfall: who holds more of the other&apos;s half?</source>
        <translation>Neun von zehn Schlachten enden bei Nacht: Wer hält mehr von der Hälfte des anderen?</translation>
    </message>
    <message>
        <source>No enemy is close enough to fight, and none of your units needs restoring. Click End turn, or press Enter. Until then you can undo with Ctrl+Z.</source>
        <translation>Kein Gegner steht nah genug für ein Gefecht, und keine Einheit muss wiederhergestellt werden. Beenden Sie den Zug mit dem Knopf oder der Eingabetaste. Bis dahin nimmt Strg+Z alles zurück.</translation>
    </message>
    <message>
        <source>Nothing can change the ground any more. End your turn, and whoever holds more squares wins.</source>
        <translation>Am Gelände ändert sich nichts mehr. Beenden Sie den Zug: Wer mehr Felder hält, gewinnt.</translation>
    </message>
    <message>
        <source>One unit a turn: where it can go, where it can&apos;t, and why</source>
        <translation>Eine Einheit je Zug: wohin sie darf, wohin nicht, und warum</translation>
    </message>
    <message>
        <source>That was an assault. The odds change with every card you add, but a card you spend now is gone when you have to defend. The last lesson is about winning.</source>
        <translation>Das war ein Sturmangriff. Jede Karte verbessert die Chancen, aber was Sie jetzt ausspielen, fehlt bei der Verteidigung. In der letzten Lektion geht es ums Gewinnen.</translation>
    </message>
    <message>
        <source>The 45th Legere on C3 is reduced. Its own card restores it for certain; a leader has to roll for it. Click the card of the 45th, then the unit.</source>
        <translation>Die 45th Legere auf C3 ist geschwächt. Ihre eigene Karte stellt sie sicher wieder her; ein Anführer muss dafür würfeln. Klicken Sie auf die Karte der 45th, dann auf die Einheit.</translation>
    </message>
    <message>
        <source>The Austrian 4th Regiment on D5 is pale: it is reduced, so one more hit destroys it. Move the Imperial Guard from D3 to D4. You can only assault a unit next to yours, never diagonally.</source>
        <translation>Das österreichische 4th Regiment auf D5 ist blass: Es ist geschwächt, noch ein Treffer vernichtet es. Ziehen Sie die Imperial Guard von D3 nach D4. Stürmen lässt sich nur eine Einheit direkt neben der eigenen, nie schräg.</translation>
    </message>
    <message>
        <source>The panel shows both totals and, below them, the exact chance of every result. Click your second Guard card and watch the odds change. You could also add Davout, but a leader is worth keeping: decide what the better odds are worth to you.</source>
        <translation>Rechts stehen beide Summen und darunter die genaue Chance jedes Ergebnisses. Klicken Sie auf Ihre zweite Gardekarte und sehen Sie, wie sich die Chancen ändern. Auch Davout könnte helfen, aber ein Anführer ist kostbar: Entscheiden Sie, was Ihnen bessere Chancen wert sind.</translation>
    </message>
    <message>
        <source>You can move now, and you know that the program stops you before you break a rule. In the next lesson your units fight.</source>
        <translation>Sie können jetzt ziehen und wissen, dass das Programm keinen Regelverstoß zulässt. In der nächsten Lektion kämpfen Ihre Einheiten.</translation>
    </message>
    <message>
        <source>You have one combat and one restoration a turn, and you have used both. End your turn. If the enemy strikes back, you will be asked how to defend.</source>
        <translation>Ein Gefecht und eine Wiederherstellung je Zug: Beides ist getan. Beenden Sie den Zug. Schlägt der Gegner zurück, werden Sie gefragt, wie Sie sich verteidigen.</translation>
    </message>
    <message>
        <source>You lead the French, the blue counters. Every turn you move exactly one unit. Click the Imperial Guard on D2, then double-click D3. Infantry moves one square, never diagonally.</source>
        <translation>Sie führen die Franzosen, die blauen Spielsteine. In jedem Zug bewegen Sie genau eine Einheit. Klicken Sie auf die Imperial Guard auf D2, dann doppelt auf D3. Infanterie zieht ein Feld weit, nie schräg.</translation>
    </message>
    <message>
        <source>Your five cards are below the board. Forced March moves the unit that has just moved one square further. Click the card if you want that, or keep it and click End the movement at the bottom right.</source>
        <translation>Ihre fünf Karten liegen unter dem Brett. Forced March führt die Einheit, die eben gezogen ist, ein Feld weiter. Klicken Sie auf die Karte, wenn Sie das wollen, oder behalten Sie sie und beenden Sie unten rechts die Bewegung.</translation>
    </message>
    <message>
        <source>Let night fall</source>
        <translation>Die Nacht kommen lassen</translation>
    </message>
    <message>
        <source>Make it hold</source>
        <translation>Dafür sorgen, dass es hält</translation>
    </message>
    <message>
        <source>Move any unit to finish the lesson.</source>
        <translation>Eine beliebige Einheit bewegen, um die Lektion zu beenden.</translation>
    </message>
    <message>
        <source>Move one unit</source>
        <translation>Eine Einheit bewegen</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Next lesson: {title}</source>
        <translation>Nächste Lektion: {title}</translation>
    </message>
    <message>
        <source>Night falls at the end of turn 13. The side that holds more squares in the other&apos;s half wins: those its units stand on, and those next to them that no enemy is next to. At the moment that is Austria, as the panel on the left says. To see it on the board, press O and choose “Who holds what at nightfall”. Move the Guard Cavalry from F3 to F5.</source>
        <translation>Am Ende von Zug 13 wird es Nacht. Es gewinnt, wer in der Hälfte des anderen mehr Felder hält: die, auf denen seine Einheiten stehen, und die daneben, neben denen kein Gegner steht. Im Moment ist das Österreich, wie links zu lesen ist. Auf dem Brett zeigt es die Taste O mit „Wer bei Einbruch der Nacht was hält“. Ziehen Sie die Guard Cavalry von F3 nach F5.</translation>
    </message>
    <message>
        <source>Now move as you like</source>
        <translation>Nun nach Belieben bewegen</translation>
    </message>
    <message>
        <source>One card lies open</source>
        <translation>Eine Karte liegt offen</translation>
    </message>
    <message>
        <source>One combat, or none</source>
        <translation>Ein Gefecht oder keines</translation>
    </message>
    <message>
        <source>One of the units that attacked takes a hit (R23).</source>
        <translation>Eine der Einheiten, die angegriffen haben, nimmt einen Treffer (R23).</translation>
    </message>
    <message>
        <source>One square further</source>
        <translation>Ein Feld weiter</translation>
    </message>
    <message>
        <source>One thing is left to see: what happens when a move is not allowed. Wait for your next movement.</source>
        <translation>Eines ist noch zu sehen: was geschieht, wenn eine Bewegung nicht erlaubt ist. Auf die nächste Bewegung warten.</translation>
    </message>
    <message>
        <source>Or begin a whole battle</source>
        <translation>Oder eine ganze Schlacht beginnen</translation>
    </message>
    <message>
        <source>Or read it</source>
        <translation>Oder nachlesen</translation>
    </message>
    <message>
        <source>Press a card that can strike, then its target; or go on without a fight (§6).</source>
        <translation>Eine Karte wählen, die zuschlagen kann, dann ihr Ziel; oder ohne Gefecht weiter (§6).</translation>
    </message>
    <message>
        <source>Press a unit, then one of the squares that are marked (§5).</source>
        <translation>Eine Einheit wählen, dann eines der markierten Felder (§5).</translation>
    </message>
    <message>
        <source>Read the odds, then add to them</source>
        <translation>Die Chancen lesen, dann verbessern</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Die Regel lesen</translation>
    </message>
    <message>
        <source>Refused, and nothing is lost</source>
        <translation>Abgelehnt, und nichts ist verloren</translation>
    </message>
    <message>
        <source>Restore a unit, or go on</source>
        <translation>Eine Einheit auffrischen oder weiter</translation>
    </message>
    <message>
        <source>Ride two squares</source>
        <translation>Zwei Felder weit reiten</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Say which of the discarded cards the enemy may see (R59).</source>
        <translation>Sagen, welche der abgeworfenen Karten der Feind sehen darf (R59).</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Diesen Schritt überspringen</translation>
    </message>
    <message>
        <source>Some moves are not allowed: into a lake, or too far. Try one: click a unit, then a square it can&apos;t reach. The program tells you why not, and the ? beside it opens the rule. Nothing else happens.</source>
        <translation>Manche Züge sind nicht erlaubt: in einen See oder zu weit. Versuchen Sie einen: Klicken Sie auf eine Einheit, dann auf ein Feld, das sie nicht erreicht. Das Programm sagt, warum es nicht geht, und das ? daneben öffnet die Regel. Sonst geschieht nichts.</translation>
    </message>
    <message>
        <source>Start the lesson again</source>
        <translation>Die Lektion neu beginnen</translation>
    </message>
    <message>
        <source>Step {number} of {steps}</source>
        <translation>Schritt {number} von {steps}</translation>
    </message>
    <message>
        <source>Strengthen the attack</source>
        <translation>Den Angriff verstärken</translation>
    </message>
    <message>
        <source>Take the ground</source>
        <translation>Das Feld besetzen</translation>
    </message>
    <message>
        <source>The last move</source>
        <translation>Die letzte Bewegung</translation>
    </message>
    <message>
        <source>The last turn</source>
        <translation>Der letzte Zug</translation>
    </message>
    <message>
        <source>The lesson is over</source>
        <translation>Die Lektion ist vorbei</translation>
    </message>
    <message>
        <source>The panel at the bottom right says what is asked; a hint (H) says what may be good.</source>
        <translation>Die Anzeige rechts unten sagt, was gefragt ist; ein Rat (H) sagt, was gut sein könnte.</translation>
    </message>
    <message>
        <source>The price of a committed attack</source>
        <translation>Der Preis des vollen Einsatzes</translation>
    </message>
    <message>
        <source>The result leaves a choice. A reduced unit does not survive another hit (§6.6).</source>
        <translation>Das Ergebnis lässt eine Wahl. Eine geschwächte Einheit übersteht keinen weiteren Treffer (§6.6).</translation>
    </message>
    <message>
        <source>The row that came up is highlighted in the odds. When the enemy leaves its square or is lost, the attacker usually has to advance into it; this Guard card lets you stay. Advancing gains ground, staying is safer.</source>
        <translation>In den Chancen ist die gewürfelte Zeile hervorgehoben. Verlässt der Gegner sein Feld oder geht er verloren, muss der Angreifer meist nachrücken; mit dieser Gardekarte dürfen Sie stehen bleiben. Nachrücken bringt Gelände, Stehenbleiben ist sicherer.</translation>
    </message>
    <message>
        <source>The same on one page, with pictures</source>
        <translation>Dasselbe auf einer Seite, mit Bildern</translation>
    </message>
    <message>
        <source>The turn ends here</source>
        <translation>Hier endet der Zug</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>Diese</translation>
    </message>
    <message>
        <source>Three short battles against a recruit. A coach says what to do next and points at it; you may do anything else that the rules allow.</source>
        <translation>Drei kurze Schlachten gegen einen Rekruten. Ein Lehrer sagt, was als Nächstes zu tun ist, und zeigt darauf; alles andere, was die Regeln erlauben, geht auch.</translation>
    </message>
    <message>
        <source>To assault, the Imperial Guard must be next to an Austrian unit, and you must still have its cards. Move it there; a hint (H) shows other ways to attack.</source>
        <translation>Für den Sturmangriff muss die Imperial Guard neben einer österreichischen Einheit stehen, und Sie müssen ihre Karten noch haben. Ziehen Sie dorthin; ein Tipp (H) zeigt, wo Sie sonst angreifen können.</translation>
    </message>
    <message>
        <source>To the first screen</source>
        <translation>Zum Startbildschirm</translation>
    </message>
    <message>
        <source>Try what is forbidden</source>
        <translation>Verbotenes versuchen</translation>
    </message>
    <message>
        <source>Watch the board and the log on the right. If you are attacked, you will be asked.</source>
        <translation>Auf das Brett und den Verlauf rechts achten. Bei einem Angriff wird gefragt.</translation>
    </message>
    <message>
        <source>When it is time to move, send a cavalry unit this turn: one with a horse on its counter.</source>
        <translation>Wenn die Bewegung kommt, in diesem Zug Kavallerie schicken: eine Einheit mit dem Pferd auf dem Spielstein.</translation>
    </message>
    <message>
        <source>When night falls, ground is counted, and that decides most battles. You know enough for a full battle: start one from the home screen, and ask for a hint (H) whenever you like.</source>
        <translation>Bei Nacht wird das Gelände gezählt, und das entscheidet die meisten Schlachten. Sie wissen genug für eine ganze Schlacht: Beginnen Sie eine auf dem Startbildschirm, und holen Sie sich einen Tipp (H), wann immer Sie wollen.</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Winning at nightfall</source>
        <translation>Gewinnen bei Einbruch der Nacht</translation>
    </message>
    <message>
        <source>You are attacked</source>
        <translation>Ein Angriff</translation>
    </message>
    <message>
        <source>Your decision</source>
        <translation>Eine Entscheidung</translation>
    </message>
    <message>
        <source>{enemy} takes its turn</source>
        <translation>{enemy} ist am Zug</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{refusal} Choose something else, or put back what is picked with Esc.</source>
        <translation>{refusal} Etwas anderes wählen oder Gewähltes mit Esc zurücklegen.</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Put the notice away</source>
        <translation>Den Hinweis weglegen</translation>
    </message>
    <message>
        <source>Manoeuvre</source>
        <translation>Manoeuvre</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>{file} lässt sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>The file</source>
        <translation>Die Datei</translation>
    </message>
</context>
</TS>
