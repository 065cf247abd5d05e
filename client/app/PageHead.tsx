import { Link } from 'wouter';
import { useWords } from '../locales/useWords';
import { Icon } from '../ui/Icon';

/** The way home, and where one is. */
export function PageHead({ title }: { title: string }) {
  const { ui } = useWords();
  return (
    <header className="page-head">
      <Link href="/" className="icon-button" aria-label={ui.home}>
        <Icon sheet="panels" name="mark" />
      </Link>
      <h1>{title}</h1>
    </header>
  );
}
