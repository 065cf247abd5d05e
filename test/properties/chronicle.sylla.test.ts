import { sylla } from '../../game/sylla';
import { CRANE, CRANE_TILE, PURCHASES } from '../../game/sylla/components';
import type { Player, Purse, SyllaState } from '../../game/sylla/state';
import { type ChronicleEvent, listen } from '../../game/table/chronicle';
import { add, at } from '../../game/table/lists';
import { createRunner } from '../../game/table/runner/runner';
import { playRandomly } from '../support/play';

/** The figures of the table, changed by nothing but the events of the chronicle. */
class Replay {
  readonly players: Player[];
  readonly ladder: number[];
  famine: number;

  constructor(G: SyllaState) {
    this.players = structuredClone(G.players);
    this.ladder = [...G.ladder];
    this.famine = G.famine;
  }

  hear({ type, args }: ChronicleEvent): void {
    const { seat = 0, change = 0, virtue = 0, card = 0, count = 0, building = 0 } = args;
    const player = at(this.players, seat);
    const sideways = args.sideways === 1;
    switch (type) {
      case 'prestige':
        player.prestige += change;
        break;
      case 'money':
        player.purse.money += change;
        break;
      case 'token':
        add(player.purse.tokens, virtue, 1);
        break;
      case 'marker':
        add(this.ladder, virtue, change);
        break;
      case 'famine':
        this.famine += change;
        break;
      case 'startsWith':
        add(player.upright, card, count);
        break;
      case 'recruited':
        add(player.upright, card, 1);
        break;
      case 'turned':
        move(player.upright, player.sideways, card, count);
        break;
      case 'bought':
        if (building === CRANE_TILE) add(player.sideways, CRANE, 1);
        else if ('stays' in at<object>(PURCHASES, building)) add(player.buildings, building, 1);
        break;
      case 'flippedCard':
        if (sideways) move(player.sideways, player.faceDownSideways, card, 1);
        else move(player.upright, player.faceDown, card, 1);
        break;
      case 'flippedBuilding':
        move(player.buildings, player.buildingsDown, building, 1);
        break;
      case 'cardComesUp':
        if (sideways) move(player.faceDownSideways, player.sideways, card, count);
        else move(player.faceDown, player.upright, card, count);
        break;
      case 'buildingComesUp':
        move(player.buildingsDown, player.buildings, building, count);
        break;
      case 'allUpright':
        for (const each of this.players) {
          empty(each.sideways, each.upright);
          empty(each.faceDownSideways, each.faceDown);
        }
    }
  }
}

function move(from: number[], to: number[], index: number, count: number): void {
  add(from, index, -count);
  add(to, index, count);
}

function empty(from: number[], to: number[]): void {
  for (let i = 0; i < from.length; i++) move(from, to, i, at(from, i));
}

function figures({ players, ladder, famine }: Pick<SyllaState, 'players' | 'ladder' | 'famine'>) {
  const kept = ({ prestige, purse, upright, sideways, ...rest }: Player<Purse>) => [
    prestige,
    purse,
    upright,
    sideways,
    rest.faceDown,
    rest.faceDownSideways,
    rest.buildings,
    rest.buildingsDown,
  ];
  return JSON.stringify([players.map(kept), ladder, famine]);
}

it.each([3, 4])('The chronicle explains every figure of Sylla with %i players', (players) => {
  for (let seed = 1; seed <= 200; seed++) {
    const chronicle = listen(sylla.events);
    const runner = createRunner(sylla.game, { chronicle });
    let replay: Replay | undefined;
    let heard = 0;
    playRandomly(sylla, runner, players, seed, {
      before({ G }) {
        replay ??= new Replay(G);
      },
      after({ G, ctx }) {
        for (; heard < chronicle.told.length; heard++) replay?.hear(at(chronicle.told, heard));
        if (replay && figures(replay) !== figures(G))
          throw new Error(`a figure changed in silence: seed ${seed}, ${ctx.phase}`);
      },
    });
  }
});
