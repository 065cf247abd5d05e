import { useDesk } from '../SyllaContext';

/** A sentence that says what to touch on the board. */
export function touch(what: 'touchDisplay' | 'touchSale' | 'touchEvent' | 'touchOwn') {
  return function Touch() {
    const { phrases } = useDesk();
    return <p className="faint">{phrases[what]}</p>;
  };
}
