import { useWords } from '../locales/useWords';
import { Drawer } from '../ui/Drawer';
import SettingsForm from './SettingsForm';

/** The settings as a sheet over the page. */
export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { ui } = useWords();
  return (
    <Drawer title={ui.settings} onClose={onClose}>
      <SettingsForm />
    </Drawer>
  );
}
