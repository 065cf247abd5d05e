import type { Reasons } from '../reasons';

export const triumvirateReasonsDe: Reasons<'triumvirate'> = {
  wins: {
    more: 'kann das Spiel sofort für dich entscheiden',
    less: 'setzt nicht alles darauf, sofort zu gewinnen',
  },

  romeGold: {
    more: 'bringt Gold, das Aktionen bezahlt',
    less: 'bringt mehr Legionen statt Gold',
  },
  romeToStone: {
    more: 'stellt Legionen dorthin, wo du stehst und sie gleich führen kannst',
    less: 'braucht weniger neue Legionen dort, wo du stehst',
  },
  romeToFront: {
    more: 'stärkt eine Provinz an der Front mit neuen Legionen',
    less: 'bindet weniger neue Legionen an einer Front, an der du nicht stehst',
  },
  romeToEmpty: {
    more: 'gibt einer Provinz Legionen, die keine hat',
    less: 'stellt weniger neue Legionen in eine Provinz, die leer steht',
  },
  spreadToStone: {
    more: 'versorgt die Provinz, in der du stehst',
    less: 'versorgt andere Provinzen als die, in der du stehst',
  },
  spreadToFront: {
    more: 'versorgt mehr deiner Provinzen an der Front',
    less: 'versorgt weniger Provinzen an der Front, wo Rivalen alles erobern könnten',
  },

  marchGold: {
    more: 'sammelt das Gold ein, das dort liegt',
    less: 'zieht nicht nur des Goldes wegen',
  },
  marchArmy: {
    more: 'nimmt mehr Legionen auf den Marsch mit',
    less: 'verschiebt weniger Legionen zwischen deinen eigenen Provinzen',
  },
  marchGathers: {
    more: 'sammelt mehr Legionen in einer deiner Provinzen',
    less: 'häuft weniger Legionen in einer deiner Provinzen an',
  },
  marchAbandons: {
    more: 'macht alle Legionen frei, auch wenn die Provinz dahinter offen liegt',
    less: 'entblößt keine Provinz an der Front für einen bloßen Marsch',
  },
  marchToAct: {
    more: 'lässt dir nach dem Marsch Gold für Aktionen',
    less: 'rechnet weniger mit Aktionen nach einem Marsch',
  },
  marchToFront: {
    more: 'führt Legionen an die Front',
    less: 'erspart deinen Legionen den Marsch an die Front',
  },
  marchPoints: {
    more: 'nutzt Bewegungspunkte für einen Marsch zwischen deinen eigenen Provinzen',
    less: 'verbraucht weniger Bewegungspunkte für Märsche',
  },
  setDownOfficials: {
    more: 'setzt Beamte ein, die das Nachschubfeld frei halten',
    less: 'hält sich nicht damit auf, Beamte einzusetzen',
  },
  takeUpOfficials: {
    more: 'holt Beamte zu dir, damit sie mit dir ziehen können',
    less: 'lässt eingesetzte Beamte auf ihrem Posten',
  },
  leaveOfficials: {
    more: 'lässt Beamte zurück, die das Nachschubfeld frei halten',
    less: 'lässt auf dem Marsch keine Beamten zurück',
  },

  attack: {
    more: 'greift einen Rivalen an, statt ihn in Ruhe zu lassen',
    less: 'kommt ohne das Wagnis eines Gefechts aus',
  },
  attackChance: {
    more: 'bietet bessere Aussicht auf eine Eroberung',
    less: 'rechnet weniger mit einer Eroberung',
  },
  attackSure: {
    more: 'erobert mit Sicherheit eine Provinz',
    less: 'lässt für anderes eine sichere Eroberung aus',
  },
  attackGold: {
    more: 'greift nach dem Gold in der Provinz eines Rivalen',
    less: 'schielt weniger auf das Gold in der Provinz eines Rivalen',
  },
  attackOfficials: {
    more: 'greift nach dem Beamten eines Rivalen',
    less: 'hängt weniger davon ab, den Beamten eines Rivalen zu gewinnen',
  },
  attackStone: {
    more: 'kann einen Rivalen selbst in die Flucht schlagen',
    less: 'hängt weniger davon ab, einen Rivalen selbst in die Flucht zu schlagen',
  },
  attackLeader: {
    more: 'trifft einen Rivalen, der mehr Provinzen hat als du',
    less: 'reizt einen Rivalen weniger, der mehr Provinzen hat als du',
  },
  attackNearsNine: {
    more: 'bringt dich dem militärischen Sieg näher',
    less: 'hängt weniger vom militärischen Sieg ab',
  },
  attackLosses: {
    more: 'nimmt für eine Eroberung Verluste in Kauf',
    less: 'dürfte dich weniger Legionen kosten',
  },
  attackAbandons: {
    more: 'wirft alle Legionen in den Kampf, die bei dir stehen',
    less: 'wirft nicht die letzte Legion in einen Angriff',
  },
  attackYield: {
    more: 'greift nach einer Provinz, die bald Nachschub liefert',
    less: 'hängt weniger vom Nachschub aus der Provinz eines Rivalen ab',
  },
  attackToAct: {
    more: 'lässt dir nach der Eroberung Gold für Aktionen',
    less: 'rechnet weniger mit Aktionen nach einer Eroberung',
  },

  improve: {
    more: 'hebt eine deiner Kompetenzen',
    less: 'gibt kein Gold für eine Kompetenz aus',
  },
  improveLead: {
    more: 'hebt dich in einer Kompetenz, bis niemand mehr über dir steht',
    less: 'meidet die Spitze in einer Kompetenz, wo eine Flucht eine Stufe kosten kann',
  },
  improveHigh: {
    more: 'baut auf der Stufe auf, die du in einer Kompetenz erreicht hast',
    less: 'lässt eine Kompetenz auf der Stufe, die sie erreicht hat',
  },
  improveOther: {
    more: 'passt zu deiner anderen Kompetenz, denn beide müssen auf VII kommen',
    less: 'hängt weniger von der Stufe deiner anderen Kompetenz ab',
  },
  winCitizen: {
    more: 'gewinnt einen Bürger für dich',
    less: 'gibt kein Gold dafür aus, einen Bürger zu gewinnen',
  },
  citizenElects: {
    more: 'zählt im Rennen um das nächste Konsulat',
    less: 'gewinnt keinen Bürger nur für die nächste Wahl',
  },
  citizenNearsSix: {
    more: 'bringt dich nach deinem Konsulat dem Sieg mit sechs Bürgern näher',
    less: 'setzt für den Sieg nicht allein auf Bürger',
  },
  unseatCitizen: {
    more: 'nimmt einem Rivalen einen Bürger',
    less: 'gibt kein Gold dafür aus, den Bürger eines Rivalen neutral zu machen',
  },
  unseatElects: {
    more: 'schwächt einen Rivalen, der statt deiner gewählt werden könnte',
    less: 'macht keinen Bürger nur für die nächste Wahl neutral',
  },
  unseatDanger: {
    more: 'wirft einen Rivalen mit Konsulat auf dem Weg zu sechs Bürgern zurück',
    less: 'lässt einem Rivalen mit Konsulat fürs Erste seine Bürger',
  },
  forge: {
    more: 'legt Waffen von dir in den Beutel',
    less: 'gibt kein Gold für Waffen aus',
  },
  forgeShare: {
    more: 'ergänzt die Waffen, die du schon im Beutel hast',
    less: 'vertraut auf die Waffen, die du schon im Beutel hast',
  },
  actionPrice: {
    more: 'nutzt mehr von deinem Gold',
    less: 'kostet weniger Gold',
  },

  endTurn: {
    more: 'beendet den Zug ohne weiteres Wagnis und ohne weitere Kosten',
    less: 'nutzt den Zug, statt ihn zu beenden',
  },
  endIdle: {
    more: 'zieht nicht bloß, weil noch Bewegungspunkte da sind',
    less: 'beendet den Zug nicht, solange noch Bewegungspunkte da sind',
  },
  endRich: {
    more: 'behält Gold auf der Hand, statt es für Aktionen auszugeben',
    less: 'hört nicht auf, solange dein Gold noch für Aktionen reicht',
  },

  fleeToArmy: {
    more: 'sucht Schutz bei mehr Legionen',
    less: 'flieht zu weniger Legionen, sodass weniger verloren ist, wenn die Provinz fällt',
  },
  fleeToGold: {
    more: 'nimmt das Gold an sich, das am Ort der Zuflucht liegt',
    less: 'wählt die Zuflucht nicht nach dem Gold',
  },
  fleeFromFront: {
    more: 'sucht Zuflucht, wo kein Rivale nebenan steht',
    less: 'sucht Zuflucht an der Front, wo Rivalen in Reichweite sind',
  },
  compensationHigh: {
    more: 'hebt die höhere deiner Kompetenzen',
    less: 'hebt die niedrigere deiner Kompetenzen',
  },
  compensationLead: {
    more: 'hebt dich in einer Kompetenz so weit, dass niemand über dir steht',
    less: 'bleibt der Spitze einer Kompetenz fern, die bei einer Flucht eine Stufe kosten kann',
  },
  appointRich: {
    more: 'schickt den Beamten dorthin, wo mehr Gold hereinkommt',
    less: 'schickt den Beamten nicht bloß dem Gold nach',
  },
  appointGuarded: {
    more: 'schickt den Beamten dorthin, wo ihn mehr Legionen schützen',
    less: 'kommt mit weniger Legionen um den Beamten aus',
  },
  appointOnField: {
    more: 'hält ein Nachschubfeld frei, das sonst beim nächsten Nachschub verdeckt wäre',
    less: 'übergeht eine Provinz, deren Nachschubfeld gerade ohnehin frei ist',
  },
};
