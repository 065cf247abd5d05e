import type { Reasons } from '../reasons';

export const syllaReasonsDe: Reasons<'sylla'> = {
  startSenator: {
    more: 'bringt die Stimme eines Senators für das Konsulat und die Großen Bauwerke',
    less: 'lässt den einfachen Senator weg, denn Stimmen gibt es auch für Denare',
  },
  startChristianSenator: {
    more: 'bringt die Stimme eines Senators und zugleich einen Christen',
    less: 'lässt den christlichen Senator weg, den Säuberung und Verfolgung treffen können',
  },
  startMerchant: {
    more: 'bringt einen Händler, mit einem Denar sofort und weiteren als Einkommen',
    less: 'lässt den einfachen Händler weg, der nur einen Denar je Runde verdient',
  },
  startChristianMerchant: {
    more: 'bringt die Denare eines Händlers und zugleich einen Christen',
    less: 'lässt den christlichen Händler weg, den die Christenverfolgung treffen kann',
  },
  startLegionary: {
    more: 'bringt einen Legionär, dessen Würfel Ereignisse bekämpft und Marker holen kann',
    less: 'nimmt weniger Legionäre, die nur in Rot zahlen',
  },
  startVestal: {
    more: 'bringt eine Vestalin, die bekämpft, wogegen kein Legionär hilft',
    less: 'nimmt weniger Vestalinnen, die nur in Grau zahlen',
  },
  startSlave: {
    more: 'bringt einen Sklaven, der in jeder Farbe zahlt und am Ende frei werden kann',
    less: 'lässt den einfachen Sklaven weg, der bis zum Ende keine Kraft hat',
  },
  startChristianSlave: {
    more: 'bringt einen christlichen Sklaven, der in der Ecclesia doppelt zählen kann',
    less: 'lässt den christlichen Sklaven weg, den Aufstand und Verfolgung treffen können',
  },

  becomeConsul: {
    more: 'greift nach dem Konsulat und seinem Marker',
    less: 'überlässt das Konsulat anderen und zahlt keinen Denar dafür',
  },
  becomeConsulForSure: {
    more: 'nennt eine Zahl, die nach dir niemand überbieten können dürfte',
    less: 'hält sich zurück, statt beim Amt auf Nummer sicher zu gehen',
  },
  payForVotes: {
    more: 'stützt deinen Griff nach dem Amt mit Denaren',
    less: 'spart bei der Wahl Denare',
  },
  payForVotesLast: {
    more: 'steckt Denare in die letzte Wahl, bevor sie ihren Wert verlieren',
    less: 'spart Denare für das letzte Große Bauwerk und die Ecclesia',
  },
  canBeOutvoted: {
    more: 'lässt Rivalen Raum, dich zu überstimmen, wenn ihnen das Amt so viel wert ist',
    less: 'nennt keine Zahl, die Rivalen so leicht überbieten könnten',
  },

  tokenWorth: {
    more: 'nimmt einen Marker, der beim jetzigen Stand der Leiter mehr zählt',
    less: 'blickt weiter als auf den jetzigen Wert der Marker',
  },
  tokenSquare: {
    more: 'baut darauf, wie weit ein Zählstein auf der Leiter schon ist',
    less: 'ist weniger darauf angewiesen, dass ein Zählstein oben auf der Leiter bleibt',
  },
  tokenBehind: {
    more: 'holt auf, wo ein Rivale mehr Marker hat',
    less: 'meidet eine Tugend, in der ein Rivale weiter vor dir liegt',
  },
  tokenAvertsCrisis: {
    more: 'holt auf, wo eine Krise droht und du die wenigsten Marker hast',
    less: 'lässt liegen, wo eine Krise droht und du ohnehin hinten liegst',
  },
  tokenProfitsByCrisis: {
    more: 'bringt dich nach vorn, wo eine Krise droht und die meisten Marker lohnen',
    less: 'setzt nicht auf eine Krise, die vielleicht gar nicht kommt',
  },
  useTemple: {
    more: 'macht im Privattempel aus Denaren einen Marker',
    less: 'behält fürs Erste die Denare, die der Privattempel kosten würde',
  },
  useTempleAgain: {
    more: 'kauft einen Marker, solange Zeit ist, die Denare neu zu verdienen',
    less: 'verschiebt den Kauf eines Markers, denn es kommen noch Runden',
  },

  tavernRaisesMine: {
    more: 'hält Tugenden, von denen du Marker hast, auf der Leiter höher',
    less: 'stellt anderes über den Wert deiner eigenen Marker',
  },
  tavernRaisesOthers: {
    more: 'hält eine Tugend, von der Rivalen Marker haben, weiter von der Krise fern',
    less: 'gibt den Markern deiner Rivalen weniger Auftrieb',
  },
  tavernIntoCrisis: {
    more: 'lenkt eine drohende Krise mehr zu deinen Gunsten',
    less: 'sucht keinen Vorteil darin, eine Krise auszulösen',
  },
  tavernOutOfCrisis: {
    more: 'macht mehr aus einer Krise, die schon da ist',
    less: 'achtet auf anderes mehr als darauf, wie eine Krise für dich ausgeht',
  },

  recruitSenator: {
    more: 'gewinnt einen Senator, der in jeder übrigen Runde stimmen kann',
    less: 'verzichtet auf einen Senator, denn Stimmen gibt es auch für Denare',
  },
  recruitMerchant: {
    more: 'gewinnt einen Händler, mit einem Denar Einkommen in jeder übrigen Runde',
    less: 'verzichtet auf einen Händler, der nur einen Denar je Runde verdient',
  },
  recruitLegionary: {
    more: 'gewinnt den Würfel eines Legionärs für diese und die nächsten Runden',
    less: 'verzichtet auf einen Legionär, der nur in Rot zahlt',
  },
  recruitVestal: {
    more: 'gewinnt den Würfel einer Vestalin für diese und die nächsten Runden',
    less: 'verzichtet auf eine Vestalin, die nur in Grau zahlt',
  },
  recruitSlave: {
    more: 'gewinnt einen Sklaven, der in jeder Farbe zahlt',
    less: 'verzichtet auf einen Sklaven, der keine eigene Kraft hat',
  },
  recruitSlaveToFree: {
    more: 'gewinnt einen Sklaven, dessen Freiheit am Ende Prestige bringen kann',
    less: 'erspart dir die Denare, die ein Sklave am Ende für seine Freiheit braucht',
  },
  recruitChristian: {
    more: 'gewinnt einen Christen, der in der Ecclesia zählt',
    less: 'verzichtet auf einen Christen, den eine Verfolgung treffen könnte',
  },
  recruitPersecuted: {
    more: 'gewinnt einen Christen trotz offener Verfolgung, die sich verhindern lässt',
    less: 'verzichtet auf einen Christen, solange die Christenverfolgung offen liegt',
  },
  recruitAlike: {
    more: 'verstärkt, wovon du schon mehr hast',
    less: 'holt jemanden, von dessen Art du weniger hast',
  },

  offerWanted: {
    more: 'bietet ein Gebäude an, für das niemand so viele Karten hat wie du',
    less: 'hält ein Gebäude zurück, für das du die meisten Karten hast',
  },
  offerUnwanted: {
    more: 'bietet ein Gebäude an, für das du ohnehin nicht mehr Karten hast als ein Rivale',
    less: 'hält ein Gebäude zurück, das dir nicht sicher wäre',
  },
  offerStrength: {
    more: 'verkauft in einer Farbe, in der du besser gegen deine Rivalen stehst',
    less: 'hält die Farbe, in der du besser stehst, aus diesem Verkauf heraus',
  },

  buyStall: {
    more: 'bietet auf einen Marktstand, der jede Runde Denare zahlt',
    less: 'verzichtet auf den Marktstand und lässt deine Karten aufrecht',
  },
  buyField: {
    more: 'bietet auf ein Feld, das jede Runde den Hunger lindert',
    less: 'verzichtet auf das Feld und lässt deine Karten aufrecht',
  },
  buyTemple: {
    more: 'bietet auf einen Privattempel, in dem aus Denaren Marker werden',
    less: 'verzichtet auf den Privattempel und lässt deine Karten aufrecht',
  },
  buyTavern: {
    more: 'bietet auf eine Taverne, die jede Runde einen Zählstein rücken kann',
    less: 'verzichtet auf die Taverne und lässt deine Karten aufrecht',
  },
  buyCrane: {
    more: 'bietet auf einen Kran, der ab der nächsten Runde in jeder Farbe zahlt',
    less: 'verzichtet auf den Kran und lässt deine Karten aufrecht',
  },
  buyInsula: {
    more: 'bietet auf eine Insula und ihre Marker nach Wahl',
    less: 'verzichtet auf die Insula und lässt deine Karten aufrecht',
  },
  buyPrestige: {
    more: 'bietet auf Prestige, das sofort zählt',
    less: 'verzichtet auf das schnelle Prestige und lässt deine Karten aufrecht',
  },
  buyMoney: {
    more: 'bietet auf die Denare einer Bank',
    less: 'verzichtet auf die Bank und lässt deine Karten aufrecht',
  },
  fieldAgainstFamine: {
    more: 'kann dir Prestige ersparen, das dich der Hunger gleich kosten würde',
    less: 'zieht aufrechte Karten einem Feld gegen den Hunger dieser Runde vor',
  },
  bidExtra: {
    more: 'bietet mehr Karten als nötig und ist so schwerer zu überbieten',
    less: 'wagt weniger Karten als ein höheres Gebot',
  },
  bidCanBeBeaten: {
    more: 'lässt einem Rivalen Raum, noch mehr Karten dafür zu geben',
    less: 'macht kein Gebot, das ein Rivale nach dir noch überbieten könnte',
  },
  turnSlave: {
    more: 'lässt Sklaven zahlen, die dabei keine Kraft einbüßen',
    less: 'lässt mehr Sklaven aufrecht, die in jeder Farbe zahlen',
  },
  turnCrane: {
    more: 'zahlt mit einem Kran, der keine Kraft zu verlieren hat',
    less: 'lässt einen Kran aufrecht, der in jeder Farbe zahlt',
  },
  turnMerchant: {
    more: 'zahlt mit einem Händler, der dich nur einen Denar Einkommen kostet',
    less: 'lässt Händler für das Einkommen dieser Runde aufrecht',
  },
  turnCube: {
    more: 'zahlt mit Legionär oder Vestalin, die nur in einer Farbe zahlen können',
    less: 'behält mehr deiner Würfel für die Ereignisse dieser Runde',
  },
  turnSenator: {
    more: 'zahlt mit einem Senator, der nur seine Stimme beim Großen Bauwerk verliert',
    less: 'lässt Senatoren für ihre Stimmen beim Großen Bauwerk aufrecht',
  },
  turnUseful: {
    more: 'zahlt mit Karten, die vielseitig zahlen, und schont andere für ihre Kraft',
    less: 'lässt Karten aufrecht, die in dieser Runde noch mehr kaufen können',
  },

  cubeWinsToken: {
    more: 'bringt dich beim Marker des Ereignisses in Führung',
    less: 'nutzt den Würfel für anderes als die Führung bei einem Marker',
  },
  cubeSharesToken: {
    more: 'zieht beim Marker des Ereignisses gleich',
    less: 'legt keinen Würfel, nur um bei einem Marker gleichzuziehen',
  },
  cubeWinsPrestige: {
    more: 'verschafft dir nach jetzigem Stand das Prestige der Dekadenz',
    less: 'läuft nicht dem einen Prestige der Dekadenz nach',
  },
  cubeProtects: {
    more: 'lenkt den Kampf gegen die Ereignisse mehr zu deinen Gunsten',
    less: 'nutzt den Würfel für mehr als deinen eigenen Schutz',
  },
  cubeDecides: {
    more: 'lässt einen Gleichstand der Ereignisse besser für dich ausgehen',
    less: 'kippt keinen Gleichstand der Ereignisse nur um deinetwillen',
  },
  cubeTooMany: {
    more: 'baut eine Mehrheit von dir aus, die dann schwerer einzuholen ist',
    less: 'häuft weniger Würfel auf eine Mehrheit, die du schon hast',
  },
  preventHarm: {
    more: 'verhindert ein Ereignis, das dich im Vergleich zu deinen Rivalen härter träfe',
    less: 'richtet sich nicht nur danach, wie hart ein Ereignis dich träfe',
  },
  removeHarm: {
    more: 'schafft ein Ereignis fort, das dich im Vergleich zu Rivalen mehr bedroht',
    less: 'wählt das Ereignis nicht allein danach, wie sehr es dich bedroht',
  },
  removeFrees: {
    more: 'deckt Karten und Gebäude mehr zu deinen Gunsten wieder auf',
    less: 'wählt das Ereignis nicht nach dem, was verdeckt liegt',
  },
  flipSenator: {
    more: 'lässt es einen Senator treffen, denn Stimmen gibt es auch für Denare',
    less: 'schont einen Senator und seine Stimme',
  },
  flipMerchant: {
    more: 'lässt es einen Händler treffen, der nur einen Denar je Runde verdient',
    less: 'schont einen Händler und sein Einkommen',
  },
  flipSlave: {
    more: 'lässt es eine Karte treffen, die keine eigene Kraft hat',
    less: 'schont eine Karte, die in jeder Farbe zahlt',
  },
  flipChristian: {
    more: 'lässt es einen Christen treffen, dem verdeckt keine Verfolgung etwas anhaben kann',
    less: 'schont einen Christen, der in der Ecclesia zählt',
  },
  flipSideways: {
    more: 'lässt es eine Karte treffen, die quer liegt und gerade keine Kraft hat',
    less: 'schont eine Karte, auch wenn sie gerade quer liegt',
  },
  flipBuilding: {
    more: 'lässt es ein Gebäude treffen statt eines Krans',
    less: 'schont deine Gebäude auf Kosten eines Krans',
  },

  build: {
    more: 'baut am Großen Bauwerk mit, statt es den anderen zu überlassen',
    less: 'überlässt das Große Bauwerk den anderen und gibt den Plebejern',
  },
  payStake: {
    more: 'setzt Denare ein, von denen jeder als Stimme zählt',
    less: 'behält mehr Denare für die nächsten Runden',
  },
  payStakeLast: {
    more: 'setzt Denare ein, bevor sie am Ende ihren Wert verlieren',
    less: 'kommt beim letzten Einsatz mit weniger Denaren aus',
  },
  robSlaves: {
    more: 'macht selbst den Preis für die Freiheit eines Sklaven zu Stimmen',
    less: 'behält mehr von den Denaren, die deine Sklaven für ihre Freiheit brauchen',
  },
  plebeianPrestige: {
    more: 'bringt Prestige von den Plebejern',
    less: 'verlässt sich weniger auf das, was die Plebejer geben',
  },
  workPrestige: {
    more: 'verspricht mehr Prestige durch das Große Bauwerk',
    less: 'hängt weniger am Prestige, das das Große Bauwerk bringt',
  },
  workHelpsMine: {
    more: 'hilft dem Großen Bauwerk, eine Tugend zu heben, von der du Marker hast',
    less: 'überlässt es anderen, eine Tugend zu heben, von der du Marker hast',
  },
  workHelpsOthers: {
    more: 'rückt eine Tugend mit von der Krise weg, auch wenn Rivalen Marker davon haben',
    less: 'wertet die Marker deiner Rivalen weniger auf',
  },
  workFeeds: {
    more: 'hilft dem Kornspeicher gegen den Hunger, der dich Prestige kosten würde',
    less: 'gibt weniger Stimmen für einen Kornspeicher, der alle ernährt',
  },
};
