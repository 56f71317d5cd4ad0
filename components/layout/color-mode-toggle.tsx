import { Icon } from '@/components/ui/icon';

const MODES = [
  ['light', 'sun'],
  ['dark', 'moon'],
] as const;

/**
 * Flips the colour mode. Both names are served and the stylesheet shows the one that is true,
 * so that the button is named rightly before any script of the page has run.
 */
export function ColorModeToggle() {
  return (
    <site-color-mode>
      <button
        type="button"
        className="icon-button color-mode-toggle needs-js"
        data-color-mode-toggle=""
      >
        {MODES.map(([mode, icon]) => (
          <span key={mode} className={`only-${mode}`}>
            <Icon name={icon} />
            <span className="visually-hidden">
              {`Switch between dark and light mode (currently ${mode} mode)`}
            </span>
          </span>
        ))}
      </button>
    </site-color-mode>
  );
}
