import { LIMITS } from '../../game/online/api';
import { useOnlineWords } from '../locales/useOnlineWords';
import { rememberName } from '../online/device';

/** The name one is known by at online tables; it is remembered on the device. */
export function NameField({
  value,
  onChange,
}: {
  value: string;
  onChange: (name: string) => void;
}) {
  const online = useOnlineWords();
  return (
    <label className="field">
      <span>{online.yourName}</span>
      <input
        type="text"
        required
        maxLength={LIMITS.name}
        value={value}
        autoComplete="nickname"
        onChange={(event) => {
          rememberName(event.target.value);
          onChange(event.target.value);
        }}
      />
    </label>
  );
}
