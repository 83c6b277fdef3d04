"""What armies and scenarios say, for translators. Written by packaging/content_literals.py; do not edit."""

# ruff: noqa: E501  # whole paragraphs, as the files hold them

from typing import Final

from app.board.words import QT_TRANSLATE_NOOP

# fmt: off
SENTENCES: Final = (
    QT_TRANSLATE_NOOP("armies", "Sound infantry with volleys and guns; ambushes and redoubts wear the enemy down until Archduke Charles strikes."),
    QT_TRANSLATE_NOOP("armies", "Strong on every line: the Guard, bold marshals and Napoleon's guns carry an attack from the first turn."),
    QT_TRANSLATE_NOOP("armies", "Steady foot and two fine cavalry units; take good ground, shoot first and counter-attack under Wellington."),
    QT_TRANSLATE_NOOP("armies", "Four allied hosts that obey only their own princes; weak one by one, but full of rockets, raids and redoubts."),
    QT_TRANSLATE_NOOP("armies", "Half the army rides and hits hard, yet parries badly: commit, slip away, regroup and come again."),
    QT_TRANSLATE_NOOP("armies", "Ordinary infantry, excellent horse and quick marches; Blücher's pursuit turns a small success into a great one."),
    QT_TRANSLATE_NOOP("armies", "Banner cavalry and many guns and rockets around plain foot; soften one wing from afar, then ride it down."),
    QT_TRANSLATE_NOOP("armies", "Reduced units fight nearly as well as fresh ones: trade blows, pay for committed attacks and outlast the enemy."),
    QT_TRANSLATE_NOOP("armies", "Slow and stubborn: dig in, starve the enemy of supply with guerrillas and let the night decide."),
    QT_TRANSLATE_NOOP("armies", "A balanced small army: guards for the blow, marksmen for the woods, and a little of every trick."),
    QT_TRANSLATE_NOOP("armies", "No cavalry, fierce attacks and brittle units; every lord fights with his own house, and nobody withdraws."),
    QT_TRANSLATE_NOOP("armies", "Thin on cavalry and on great leaders; marksmen give ground cheaply and ambushes strike anywhere on the map."),
    QT_TRANSLATE_NOOP("scenarios", "Race for the crossroads"),
    QT_TRANSLATE_NOOP("scenarios", "A Prussian and a French corps reach the same towns on the same morning, with other columns close behind: after twelve turns\nthe field is what it is. The full decks will seldom run out, so every turn spent waiting is lost to both.\n\nBoth armies march fast. The three towns near the middle are the prize; the hills behind them are the reserve."),
    QT_TRANSLATE_NOOP("scenarios", "On the Danube"),
    QT_TRANSLATE_NOOP("scenarios", "The Sultan's horsemen ride against an Austrian line. Both generals open with a hand that suits them: Austria holds an\nambush, Archduke Charles and a redoubt, the Ottomans two committed attacks and the cavalry to use them.\n\nThe Ottoman player should strike before the line is ready and regroup what comes back. The Austrian player should make\nevery charge end next to a second regiment."),
    QT_TRANSLATE_NOOP("scenarios", "First battle"),
    QT_TRANSLATE_NOOP("scenarios", "Two strong, plain armies on gentle ground: the best place to learn. The terrain, the armies and the places of all sixteen\nunits are settled; five cards each are dealt, and the dice say who begins.\n\nFrance hits harder in the open. Great Britain has the town on c2, the hills on f1 and g2 and steadier defence cards. Do not\nrush: one unit moves a turn, so a lone attacker soon stands among enemies."),
    QT_TRANSLATE_NOOP("scenarios", "The frontier"),
    QT_TRANSLATE_NOOP("scenarios", "Redcoats come out of the woods against a small American army. Both sides search their decks and choose the five cards they\nopen with, then place their units.\n\nGreat Britain is stronger in almost every fight. The United States should not seek fair ones: marksmen fall back from an\nassault, ambushes strike where nobody stands, and the towns are worth three points to whoever sits in them."),
    QT_TRANSLATE_NOOP("scenarios", "The two shores"),
    QT_TRANSLATE_NOOP("scenarios", "An imagined landing. The Qing banners hold the west of a coastal plain, the great houses of Japan have come ashore in the\neast; between them lie rice fields, a marsh and a lagoon.\n\nThe Japanese have no horse and never withdraw, but each lord carries his own house forward in an assault. The Qing\noutrange them with guns and rockets, and their cavalry can go round the lagoon by the north."),
    QT_TRANSLATE_NOOP("scenarios", "Lakeland"),
    QT_TRANSLATE_NOOP("scenarios", "Sweden meets Russia between the lakes, marching from west and east. The middle of the field is water, woods and bog, with\ndry gaps that one unit can hold against two.\n\nThe Swedes have jägers for the woods and a light hand with every trick. The Russians lose little when they are reduced, so\nthey can afford to force a gap. Whoever lets the other choose the gap has half lost it."),
    QT_TRANSLATE_NOOP("scenarios", "The last stand"),
    QT_TRANSLATE_NOOP("scenarios", "Noon has taken four units from each army; whoever loses the next one loses the battle. The Austrian 9th Regiment sits in\nthe village on d6 and Archduke Charles is at hand. Prussia has its guard, the cards to use it, and the hills on f3 and f4.\n\nTwo of the four are reduced on either side. A failed assault hurts the attacker, and with four units lost that may be the\nend of him, so look at the odds of losing before those of winning. Restoring a unit is worth a turn here."),
    QT_TRANSLATE_NOOP("scenarios", "Before Seringapatam"),
    QT_TRANSLATE_NOOP("scenarios", "Four Indian hosts have joined against a British column. Each prince leads only his own two units, so the army is best set\nup in pairs, and a Maharaja card is worth a whole staff.\n\nRockets ignore cover, guerrillas and redoubts come with the unit cards, and nearly every Indian unit still fights when\nreduced. In a plain exchange of assaults the British win. Do not offer one."),
    QT_TRANSLATE_NOOP("scenarios", "Nightfall"),
    QT_TRANSLATE_NOOP("scenarios", "Both first decks are used up, so night falls at the end of this turn, and only the British player's last turn is left. As\nthe armies stand, each side controls four squares of the enemy's half. On equal ground the side that has destroyed more\nunits wins, and that is France.\n\nLead the British. Count the squares: those you stand on, and those next to you that no enemy touches. The hand looks like\nan attack. Is it one?"),
    QT_TRANSLATE_NOOP("scenarios", "Open battle"),
    QT_TRANSLATE_NOOP("scenarios", "The complete set-up by the rules of 2010. The higher die goes first and lays the four sections; the other player names two\nnations and later takes an edge; the first player picks his nation in between. Both then see their opening hands before a\nsingle unit is placed.\n\nChoosing is part of the battle: whoever lays the ground does not choose the side of it."),
    QT_TRANSLATE_NOOP("scenarios", "Open battle in distant lands"),
    QT_TRANSLATE_NOOP("scenarios", "A free set-up on the wet and cultivated ground of the later sections, by the rules of 2017: the armies close up quickly in\nthe first two turns, and a side that likes its position may dig in instead of moving.\n\nAny two of the twelve nations may meet. Lakes stop every march, fields and marshes end it; cavalry needs a plan."),
    QT_TRANSLATE_NOOP("scenarios", "The sierra"),
    QT_TRANSLATE_NOOP("scenarios", "A Spanish army has taken position in the hills. The French arrive from the north, look at it, and set up as they please;\nthey also move first.\n\nSpain wins by standing still: redoubts, guerrillas against every supply, and Palafox behind the weakest spot. But night\nalone wins nothing. At the end somebody must hold ground across the middle line, so Spain has to come down once, and the\nquestion is when."),
    QT_TRANSLATE_NOOP("scenarios", "The trap"),
    QT_TRANSLATE_NOOP("scenarios", "Russia has lost four units; the fifth ends the battle. The Moscow Regiment is reduced, but it stands in a wood and will\nwithdraw if it can. Three of its five cards lie face up among the Russian discards: one of its three plain ones, the one\nwith a volley and the one with a gun. The five cards in the Russian hand may be any of the others.\n\nLead the Ottomans. There is a way to win this very turn that no such hand and no dice can spoil. Ask first where the\nregiment would go, and only then how hard you can hit it: a unit that cannot retreat cannot withdraw either, and its own\nfriends block its way as well as yours."),
)
