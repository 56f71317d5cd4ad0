import { Icon } from '@/components/ui/icon';

/**
 * Flips the colour mode. Both names are served and the stylesheet shows the one that is true,
 * so that the button is named rightly before any script of the page has run.
 */
export function ColorModeToggle() {
  return (
    <button
      type="button"
      className="icon-button color-mode-toggle needs-js"
      data-color-mode-toggle=""
    >
      <span className="only-light">
        <Icon name="sun" />
        <span className="visually-hidden">
          Switch between dark and light mode (currently light mode)
        </span>
      </span>
      <span className="only-dark">
        <Icon name="moon" />
        <span className="visually-hidden">
          Switch between dark and light mode (currently dark mode)
        </span>
      </span>
    </button>
  );
}
