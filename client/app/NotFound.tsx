import { Link } from 'wouter';
import { useWords } from '../locales/useWords';

/** A link that leads nowhere says so kindly. */
export function NotFound({ why }: { why?: string }) {
  const { ui } = useWords();
  return (
    <main className="page plain">
      <h1>{ui.notFound}</h1>
      <p>{why ?? ui.notFoundWhy}</p>
      <Link href="/" className="button primary">
        {ui.toHome}
      </Link>
    </main>
  );
}
