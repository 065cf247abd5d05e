import { type ChronicleEvent, listen } from '../../game/table/chronicle';
import { add, at } from '../../game/table/lists';
import { createRunner } from '../../game/table/runner/runner';
import { triumvirate } from '../../game/triumvirate';
import { MOVEMENT_POINTS } from '../../game/triumvirate/components';
import { NONE, type TriumvirateState } from '../../game/triumvirate/state';
import { playRandomly } from '../support/play';

/** The whole table, changed by nothing but the events of the chronicle. */
class Replay {
  readonly G: TriumvirateState;

  constructor(G: TriumvirateState) {
    this.G = structuredClone(G);
  }

  hear({ type, args }: ChronicleEvent): void {
    const { G } = this;
    const { seat = 0, province = 0, from = 0, change = 0, legions = 0, officials = 0 } = args;
    const player = at(G.players, seat);
    switch (type) {
      case 'gold':
        player.gold += change;
        G.bank -= change;
        break;
      case 'goldIn':
        add(G.gold, province, change);
        G.bank -= change;
        break;
      case 'legions':
        add(G.legions, province, change);
        G.stock -= change;
        break;
      case 'weapons':
        player.weapons -= change;
        add(G.bag, seat, change);
        break;
      case 'citizens':
        player.citizens += change;
        G.neutral -= change;
        break;
      case 'competence':
        add(player.competences, args.competence ?? 0, change);
        break;
      case 'governor':
        G.onField[province] = args.onField === 1;
        break;
      case 'turnBegins':
        G.active = seat;
        G.points = MOVEMENT_POINTS;
        G.actions = 0;
        break;
      case 'marched':
        this.leave(seat, officials, args.points ?? 0);
        this.arrive(seat, from, province, legions);
        break;
      case 'attacked':
        this.leave(seat, officials, args.points ?? 0);
        break;
      case 'conquered':
        this.arrive(seat, from, province, legions);
        G.owner[province] = seat;
        player.carried += args.captives ?? 0;
        at(G.players, args.rival ?? 0).carried -= args.captives ?? 0;
        break;
      case 'officialsPlaced':
        G.officials[province] = args.setDown ?? 0;
        player.carried = args.carried ?? 0;
        break;
      case 'fled':
        player.stone = province;
        break;
      case 'compensated':
        G.card = { holder: seat, side: args.side ?? 0 };
        break;
      case 'acted':
        G.actions = args.number ?? 0;
        break;
      case 'calendar':
        G.calendar = args.left ?? 0;
        break;
      case 'elected':
        // A new consul takes office when he appoints his official.
        if (args.consulates === 2) player.consulates = 2;
        break;
      case 'appointed':
        player.consulates = 1;
        add(G.officials, province, 1);
        break;
      case 'yearBegins':
        G.year = args.year ?? 0;
        G.calendar = args.left ?? 0;
        break;
      case 'victory':
        G.winner = seat;
        G.victory = args.how ?? NONE;
    }
  }

  /** The stone sets out with so many officials; the others are set down. */
  private leave(seat: number, officials: number, points: number): void {
    const player = at(this.G.players, seat);
    add(this.G.officials, player.stone, player.carried - officials);
    player.carried = officials;
    this.G.points -= points;
  }

  private arrive(seat: number, from: number, province: number, legions: number): void {
    add(this.G.legions, from, -legions);
    add(this.G.legions, province, legions);
    at(this.G.players, seat).stone = province;
  }
}

/** All that lies on the table. Whose turn comes after an election is told when that turn begins. */
function figures({ asked, active, takenUp, loss, ...table }: TriumvirateState): string {
  return JSON.stringify(table);
}

it.each([2, 3])('The chronicle explains every figure with %i players', (players) => {
  for (let seed = 1; seed <= 200; seed++) {
    const chronicle = listen(triumvirate.events);
    const runner = createRunner(triumvirate.game, { chronicle });
    let replay: Replay | undefined;
    let heard = 0;
    playRandomly(triumvirate, runner, players, seed, {
      before({ G }) {
        if (replay) return;
        replay = new Replay(G);
        heard = chronicle.told.length;
      },
      after({ G, ctx }, _turn, { move }) {
        for (; heard < chronicle.told.length; heard++) replay?.hear(at(chronicle.told, heard));
        if (replay && figures(replay.G) !== figures(G))
          throw new Error(
            `a figure changed in silence: seed ${seed}, ${ctx.phase}, ${move}\n${figures(replay.G)}\n${figures(G)}`,
          );
      },
    });
    expect([seed, heard]).toEqual([seed, chronicle.told.length]);
  }
});
