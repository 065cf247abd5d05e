import { Fragment, use, useEffect, useRef } from 'react';
import type { GameId } from '../../game/manifests';
import { useSettings } from '../app/settings';
import { useWords } from '../locales/useWords';
import { Icon, type Sheet } from '../ui/Icon';
import { loadRules } from './loadRules';
import type { Block, Section } from './rulesText';
import './rules.css';

interface Props {
  game: GameId;
  /** The phase at whose paragraph the rules open. */
  phase?: string | null;
  /** Or the section of a link. */
  section?: string;
}

/** Our rules of a game. */
export default function RulesView({ game, phase, section }: Props) {
  const { language } = useSettings();
  const { ui } = useWords();
  const rules = use(loadRules(game, language));
  const here = useRef<HTMLElement>(null);
  const sections = rules?.sections ?? [];
  const current =
    sections.find(({ id }) => id === section) ??
    sections.find(({ phases }) => phase != null && phases?.includes(phase));
  useEffect(() => {
    here.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  if (!rules) return <p>{ui.noRulesYet}</p>;
  return (
    <article className="rules">
      <nav aria-label={ui.contents}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => jump(event, id)}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((each) => (
        <SectionView
          key={each.id}
          section={each}
          heading={phase === undefined ? 'h2' : 'h3'}
          ref={each === current ? here : undefined}
        />
      ))}
    </article>
  );
}

/** Inside a drawer a link must not change the page's address. */
function jump(event: React.MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(`rules-${id}`)?.scrollIntoView({ block: 'start' });
}

interface SectionProps {
  section: Section;
  /** On a page of its own the sections are one level higher than in a drawer. */
  heading: 'h2' | 'h3';
  ref?: React.Ref<HTMLElement>;
}

function SectionView({ section, heading: Heading, ref }: SectionProps) {
  return (
    <section id={`rules-${section.id}`} ref={ref} className={ref ? 'current' : undefined}>
      <Heading>{section.title}</Heading>
      {section.blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        <BlockView key={i} block={block} />
      ))}
    </section>
  );
}

// biome-ignore-start lint/suspicious/noArrayIndexKey: the text never changes
function BlockView({ block }: { block: Block }) {
  const { ui } = useWords();
  if ('p' in block) return <p>{withEmphasis(block.p)}</p>;
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item, i) => (
          <li key={i}>{withEmphasis(item)}</li>
        ))}
      </ul>
    );
  if ('table' in block) return <TableView {...block.table} />;
  if ('figure' in block)
    return (
      <figure>
        <div>
          {block.figure.art.map((art) => {
            const [sheet, name] = art.split('#');
            return <Icon key={art} sheet={sheet as Sheet} name={name ?? ''} className="figure" />;
          })}
        </div>
        <figcaption>{block.figure.caption}</figcaption>
      </figure>
    );
  if ('example' in block)
    return (
      <p className="example">
        <strong>{ui.example}</strong> {withEmphasis(block.example)}
      </p>
    );
  return (
    <p className="ruling">
      <strong>{ui.ourReading}</strong> {withEmphasis(block.ruling)}
    </p>
  );
}

function TableView({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll, also by keyboard
    <div className="rules-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) =>
              cell === '' ? (
                <td key={i} />
              ) : (
                <th key={i} scope="col">
                  {cell}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) =>
                j === 0 ? (
                  <th key={j} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={j}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Text between asterisks is emphasised. */
function withEmphasis(text: string) {
  return text
    .split('*')
    .map((part, i) =>
      i % 2 === 1 ? <em key={i}>{part}</em> : <Fragment key={i}>{part}</Fragment>,
    );
}
// biome-ignore-end lint/suspicious/noArrayIndexKey: the text never changes
