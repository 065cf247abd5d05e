import { useState } from 'react';
import { useOnlineWords } from '../locales/useOnlineWords';
import { api } from '../online/api';
import { adoptDevice } from '../online/device';
import { useRefused } from '../online/useRefused';
import { toast } from '../ui/toast';

/** Takes the own seats along to another browser, by a code that works once and not for long. */
export function DeviceMove() {
  const online = useOnlineWords();
  const [made, setMade] = useState<{ code: string; minutes: number } | null>(null);
  const [entered, setEntered] = useState('');
  const refused = useRefused();
  const make = async (): Promise<void> => {
    const { code, expires } = await api.deviceCode();
    setMade({ code, minutes: Math.max(1, Math.round((expires - Date.now()) / 60_000)) });
  };
  const redeem = async (): Promise<void> => {
    const { secret } = await api.redeem(entered.trim());
    adoptDevice(secret);
    setEntered('');
    toast(online.redeemed);
  };
  return (
    <details className="panel device">
      <summary>{online.device}</summary>
      <p className="faint">{online.deviceWhy}</p>
      <div className="choices">
        <button type="button" className="button" onClick={() => void make().catch(refused)}>
          {online.makeCode}
        </button>
        {made && (
          <p>
            {online.codeFor(made.minutes)} <strong className="code">{made.code}</strong>
          </p>
        )}
      </div>
      <form
        className="choices"
        onSubmit={(event) => {
          event.preventDefault();
          void redeem().catch(refused);
        }}
      >
        <label className="field">
          <span>{online.enterCode}</span>
          <input
            type="text"
            required
            value={entered}
            maxLength={64}
            autoComplete="off"
            onChange={(event) => setEntered(event.target.value)}
          />
        </label>
        <button type="submit" className="button">
          {online.redeem}
        </button>
      </form>
    </details>
  );
}
