import type { ReactNode } from 'react';
import { CARD_FACTS, type Card } from '../../../game/sylla/components';
import { at } from '../../../game/table/lists';
import { Icon } from '../../ui/Icon';
import { tip } from '../../ui/tip';
import { toast } from '../../ui/toast';
import { BUILDING_ART, CARD_ART, VIRTUE_ART } from './art';
import { useDesk, useSylla } from './SyllaContext';

const COLOUR_NAMES = ['red', 'yellow', 'grey'] as const;

/** A hexagon of a colour; a bar, a dot or nothing in it tells the colours apart without any. */
export function Hexagon({ colour }: { colour: number }) {
  return (
    <svg className={`hexagon ${COLOUR_NAMES[colour]}`} viewBox="0 0 14 14" aria-hidden="true">
      <path d="M3.5 1h7L13.5 7l-3 6h-7L.5 7z" />
      {colour === 0 && <path className="mark" d="M7 3.5v7" />}
      {colour === 1 && <circle className="mark" cx="7" cy="7" r="1.5" />}
    </svg>
  );
}

export function Token({ virtue, label }: { virtue: number; label?: string }) {
  return (
    <span className={`token ${VIRTUE_ART[virtue]}`}>
      <Icon name={VIRTUE_ART[virtue] ?? ''} label={label} />
    </span>
  );
}

interface Touch {
  /** Something that can be touched now. */
  onTouch?: () => void;
  /** Why it cannot, where somebody might try. */
  why?: string | null;
  chosen?: boolean;
}

interface CardProps extends Touch {
  card: number;
  lies?: 'upright' | 'sideways' | 'faceDown' | 'faceDownSideways';
  size: 'mini' | 'small' | 'large';
}

/** A character, or a Crane, as it lies on the table. */
export function CardView({ card, lies = 'upright', size, ...touch }: CardProps) {
  const { said } = useSylla();
  const { about, phrases } = useDesk();
  const { hexagons, christian } = CARD_FACTS[card as Card];
  const name = said.names.cards[card] ?? '';
  const isDown = lies.startsWith('faceDown');
  const state = lies === 'upright' ? '' : `, ${isDown ? phrases.faceDown : phrases.sideways}`;
  const rule = isDown ? about.faceDown : lies === 'sideways' ? about.sideways : '';
  const text = [name, about.cards[card], rule].filter(Boolean).join('\n');
  return (
    <Piece className={`card ${size} ${lies}`} label={`${name}${state}`} text={text} {...touch}>
      {isDown ? (
        <Icon sheet="characters" name="card-back" className="card-back" />
      ) : (
        <>
          <span className="hexagons">
            {hexagons.map((colour) => (
              <Hexagon key={colour} colour={colour} />
            ))}
          </span>
          <Icon sheet="characters" name={CARD_ART[card] ?? ''} className="card-art" />
          {size !== 'mini' && <span className="card-name">{shortName(name)}</span>}
          {christian && <Icon sheet="characters" name="fish" className="fish" />}
        </>
      )}
    </Piece>
  );
}

/** The fish already says what the adjective would. */
function shortName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

interface BuildingProps extends Touch {
  building: number;
  size: 'mini' | 'small' | 'large';
  faceDown?: boolean;
}

export function BuildingView({ building, size, faceDown = false, ...touch }: BuildingProps) {
  const { said } = useSylla();
  const { about, phrases } = useDesk();
  const name = said.names.buildings[building] ?? '';
  const text = [name, about.buildings[building], faceDown ? about.faceDown : ''];
  return (
    <Piece
      className={`tile ${size} ${faceDown ? 'faceDown' : ''}`}
      label={faceDown ? `${name}, ${phrases.faceDown}` : name}
      text={text.filter(Boolean).join('\n')}
      {...touch}
    >
      <Icon sheet="buildings" name={at(BUILDING_ART, building)} className="tile-art" />
      {size !== 'mini' && <span className="tile-name">{name}</span>}
    </Piece>
  );
}

interface PieceProps extends Touch {
  className: string;
  label: string;
  text: string;
  children: ReactNode;
}

/** Lit if it can be touched; dimmed, with the reason, if somebody might try; explained in any case. */
function Piece({ className, label, text, onTouch, why, chosen, children }: PieceProps) {
  if (onTouch)
    return (
      <button
        type="button"
        className={`${className} lit`}
        aria-label={label}
        aria-pressed={chosen}
        data-item
        {...tip(text)}
        onClick={onTouch}
      >
        {children}
        {chosen && <Icon name="check" className="chosen-mark" />}
      </button>
    );
  if (why)
    return (
      <button
        type="button"
        className={`${className} dimmed`}
        aria-label={label}
        aria-disabled="true"
        data-item
        {...tip(`${why}\n${text}`)}
        onClick={() => toast(why)}
      >
        {children}
      </button>
    );
  return (
    <span className={className} role="img" aria-label={label} {...tip(text)}>
      {children}
    </span>
  );
}
