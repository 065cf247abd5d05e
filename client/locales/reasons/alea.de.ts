import type { Reasons } from '../reasons';

export const aleaReasonsDe: Reasons<'alea'> = {
  placeDice: {
    more: 'bringt auf einmal mehr Würfel unter',
    less: 'behält mehr deiner Würfel auf der Hand',
  },
  placeLast: {
    more: 'bringt deine letzten Würfel unter, sodass keiner übrig bleibt',
    less: 'hält Würfel zurück, statt die letzten zu verbrauchen',
  },
  placeLastEarly: {
    more: 'ist fertig, während andere noch Würfel haben, aber kaum noch Zeit',
    less: 'macht nicht Schluss, solange die anderen noch Würfel haben',
  },

  templumLead: {
    more: 'bringt dich im Templum in Führung',
    less: 'steckt keine Würfel in den Wettlauf um das Templum',
  },
  templumDice: {
    more: 'zieht mehr Fortuna-Plättchen zur Auswahl',
    less: 'bindet weniger Würfel im Templum',
  },
  templumHeight: {
    more: 'zeigt im Templum Augen, die Rivalen erst übertreffen müssen',
    less: 'gibt weniger Augen für das Templum her',
  },
  templumAgain: {
    more: 'baut auf die Würfel, die du schon im Templum hast',
    less: 'bindet keine weiteren Würfel im Templum, wo du schon bist',
  },
  templumLate: {
    more: 'geht ins Templum, wenn Rivalen weniger Würfel haben, um dich zu übertreffen',
    less: 'hält sich im Lauf des Durchgangs aus dem Templum heraus',
  },

  senatusFirst: {
    more: 'macht deine Straße zur besten im Senatus',
    less: 'kämpft nicht um die beste Straße im Senatus',
  },
  senatusRewarded: {
    more: 'hebt deine Straße unter die, die eine Senatskarte bekommen',
    less: 'beansprucht noch keinen Platz unter den Straßen, die eine Senatskarte bekommen',
  },
  senatusLength: {
    more: 'macht eine längere Straße im Senatus, und längere werden zuerst bezahlt',
    less: 'spart Würfel, die eine längere Straße binden würde',
  },
  senatusHeight: {
    more: 'setzt auf die Spitze deiner Straße, die bei gleicher Länge entscheidet',
    less: 'legt weniger Wert auf die Spitze einer Straße im Senatus',
  },
  senatusNothing: {
    more: 'bereitet im Senatus deine Straße vor, auch wenn sie noch nicht aufrückt',
    less: 'setzt keine Würfel in eine Straße, die nicht aufrücken würde',
  },

  castrumRewarded: {
    more: 'macht einen Pasch, der nach jetzigem Stand eine Provinz bringt',
    less: 'verlässt sich nicht auf einen neuen Pasch, den andere überholen könnten',
  },
  castrumPick: {
    more: 'bringt dich bei der Wahl der Provinzen weiter nach vorn',
    less: 'hat es nicht eilig, früh unter den Provinzen zu wählen',
  },
  castrumSize: {
    more: 'macht einen größeren Pasch, und größere wählen zuerst',
    less: 'braucht keinen so großen Pasch im Castrum',
  },
  castrumPushes: {
    more: 'verdrängt einen anderen Pasch aus dem Rennen um die Provinzen',
    less: 'hält sich aus dem Gedränge um die letzten Provinzen heraus',
  },
  castrumNothing: {
    more: 'baut im Castrum einen Pasch auf, auch wenn er noch nichts einbringt',
    less: 'steckt keine Würfel in einen Pasch, der nach jetzigem Stand nichts einbringt',
  },
  castrumBest: {
    more: 'greift nach einer Provinz, die für dich mehr wert ist',
    less: 'rechnet weniger mit dem, was eine Provinz für dich wert wäre',
  },

  forumPillar: {
    more: 'begnügt sich im Forum mit einer Säule weiter rechts',
    less: 'meidet eine Säule weiter rechts, wo andere vor dir wählen',
  },
  forumSecondDie: {
    more: 'setzt zwei Würfel ins Forum, für zwei Patrizier',
    less: 'setzt nicht zwei Würfel auf einmal ins Forum, wo man sie hinausschieben kann',
  },
  forumPushesRival: {
    more: 'schiebt einen Würfel eines Rivalen aus dem Forum',
    less: 'schickt weniger fremde Würfel in die Latrina, wo jeder einen Chip bringt',
  },
  forumPushesOwn: {
    more: 'macht aus einem eigenen Würfel im Forum einen Chip',
    less: 'bewahrt deine eigenen Würfel davor, aus dem Forum zu fallen',
  },
  forumBest: {
    more: 'zielt auf einen Patrizier, der für dich mehr wert ist',
    less: 'rechnet weniger mit dem, was ein Patrizier für dich wert wäre',
  },
  forumLate: {
    more: 'geht ins Forum, wenn Rivalen weniger Würfel haben, um deine hinauszuschieben',
    less: 'hält sich im Lauf des Durchgangs aus dem Forum heraus',
  },

  latrinaHigh: {
    more: 'tauscht die Augen eines Würfels in der Latrina gegen einen Chip',
    less: 'hält höhere Augen aus der Latrina heraus',
  },
  reroll: {
    more: 'gibt diesen Würfeln für einen Chip noch eine Gelegenheit',
    less: 'spart einen Chip und nimmt die Würfel, wie sie liegen',
  },
  rerollDice: {
    more: 'wirft mit einem einzigen Chip mehr Würfel neu',
    less: 'lässt mehr Würfel so, wie sie gefallen sind',
  },
  rerollSparesSet: {
    more: 'behält den Pasch auf deiner Hand und wirft den Rest neu',
    less: 'gibt keinen Chip aus, nur um einen Pasch auf der Hand zu halten',
  },
  rerollSparesRun: {
    more: 'behält die Straße auf deiner Hand und wirft den Rest neu',
    less: 'gibt keinen Chip aus, nur um eine Straße auf der Hand zu halten',
  },
  rerollSparesLow: {
    more: 'behält deine Einsen, die im Forum ganz nach vorn kommen',
    less: 'gibt keinen Chip aus, nur um deine Einsen zu behalten',
  },
  rerollLastRound: {
    more: 'nutzt einen Chip im letzten Durchgang, nach dem nicht mehr gewürfelt wird',
    less: 'behält einen Chip, der am Ende des Spiels noch zählen kann',
  },

  gainNow: {
    more: 'bringt sofort mehr Punkte',
    less: 'blickt weiter als auf die Punkte, die sofort zählen',
  },
  gainLater: {
    more: 'birgt mehr Punkte für später, wenn Patrizier und Provinzen zusammenfinden',
    less: 'lässt weniger Punkte darauf warten, dass Patrizier und Provinzen zusammenfinden',
  },
  gainCard: {
    more: 'steigert mehr, was deine Senatskarten zahlen',
    less: 'hängt weniger von deinen Senatskarten ab',
  },
  denyRival: {
    more: 'nimmt weg, was ein Rivale gut brauchen könnte',
    less: 'richtet sich nicht danach, was ein Rivale brauchen könnte',
  },
  cardNow: {
    more: 'zählt mehr mit dem, was du schon hast',
    less: 'hängt weniger von dem ab, was du schon hast',
  },
  cardProspect: {
    more: 'verspricht mehr für den Rest des Spiels',
    less: 'rechnet weniger mit dem Rest des Spiels',
  },
};
