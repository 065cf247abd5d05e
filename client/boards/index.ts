import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { GameId } from '../../game/manifests';
import type { SeatAtScreen } from '../table/useSeatAtScreen';

export interface BoardProps {
  chair: SeatAtScreen;
}

/** The drawn boards; a game without one is played in words. */
export const BOARDS: Partial<Record<GameId, LazyExoticComponent<ComponentType<BoardProps>>>> = {
  sylla: lazy(() => import('./sylla/Board')),
};
