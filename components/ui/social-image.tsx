const BACKGROUND = '#16121b';
const ACCENT = '#f354c9';
const SECOND = '#a297ab';
const TEXT = '#f7f3fa';

const LONG_TITLE_CHARS = 34;

/**
 * The picture that stands for a page where a link to it is shared, 1200 by 630 px.
 * Drawn at build time by a renderer that knows inline styles and flex boxes only.
 */
export function SocialImage(props: {
  siteTitle: string;
  section: string;
  title: string;
}) {
  const { siteTitle, section, title } = props;
  const titleSize = title.length > LONG_TITLE_CHARS ? 68 : 92;
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        color: TEXT,
        backgroundColor: BACKGROUND,
      }}
    >
      <Stream />
      <Bar />
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 40 }}>
        <Mark />
        <span style={{ marginLeft: 24 }}>{siteTitle}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <span style={{ fontSize: 36, color: ACCENT, marginBottom: 20 }}>
          {section}
        </span>
        <span
          style={{
            fontSize: titleSize,
            lineHeight: 1.12,
            letterSpacing: -1.5,
            maxWidth: 960,
          }}
        >
          {title}
        </span>
      </div>
    </div>
  );
}

function Mark() {
  return (
    <svg width="72" height="72" viewBox="0 0 32 32" fill="none">
      <path
        d="M4 24.5C10 24.5 11.5 20.5 16 16S22 7.5 28 7.5"
        stroke={SECOND}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M4 7.5C10 7.5 11.5 11.5 16 16S22 24.5 28 24.5"
        stroke={ACCENT}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="25.5" cy="7.5" r="4" fill={SECOND} />
      <circle cx="6.5" cy="7.5" r="4" fill={ACCENT} />
    </svg>
  );
}

/**
 * The mark again, large and faint: a marble diagram across the corner. Drawing costs by the area, so it covers no more
 * than it needs.
 */
function Stream() {
  return (
    <svg
      width="570"
      height="310"
      viewBox="630 0 570 310"
      fill="none"
      style={{ position: 'absolute', top: 0, left: 630 }}
    >
      <path
        d="M640 -20C900 60 960 260 1230 300"
        stroke={SECOND}
        strokeOpacity="0.35"
        strokeWidth="4"
      />
      <path
        d="M760 180C960 160 1040 60 1230 40"
        stroke={ACCENT}
        strokeOpacity="0.45"
        strokeWidth="4"
      />
      <circle cx="1085" cy="245" r="22" fill={SECOND} />
      <circle cx="905" cy="144" r="22" fill={ACCENT} />
      <circle cx="1120" cy="67" r="22" fill={ACCENT} fillOpacity="0.5" />
    </svg>
  );
}

function Bar() {
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        bottom: 0,
        width: 1200,
        height: 12,
        backgroundColor: ACCENT,
      }}
    />
  );
}
