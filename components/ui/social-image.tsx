const BACKGROUND = '#16121b';
const ACCENT = '#f354c9';
const SECOND = '#857a90';
const TEXT = '#f7f3fa';
const SOFT = '#b9aec3';

const LONG_TITLE_CHARS = 34;

const PAGE_STYLE = {
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  padding: '64px 80px',
  color: TEXT,
  backgroundColor: BACKGROUND,
} as const;
const TITLE_STYLE = { lineHeight: 1.08, letterSpacing: -2, maxWidth: 1040 };
const DESCRIPTION_STYLE = {
  marginTop: 28,
  fontSize: 30,
  lineHeight: 1.4,
  color: SOFT,
  maxWidth: 960,
};

/**
 * The picture that stands for a page where a link to it is shared, 1200 by 630 px.
 * Drawn at build time by a renderer that knows inline styles and flex boxes only.
 */
export function SocialImage(props: {
  siteTitle: string;
  section: string;
  title: string;
  description: string;
}) {
  const { siteTitle, section, title, description } = props;
  const fontSize = title.length > LONG_TITLE_CHARS ? 60 : 84;
  return (
    <div style={PAGE_STYLE}>
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 36 }}>
        <Mark />
        <span style={{ marginLeft: 24 }}>{siteTitle}</span>
        {section !== title && (
          <span style={{ marginLeft: 24, color: SOFT }}>{section}</span>
        )}
      </div>
      <Streams />
      <span style={{ ...TITLE_STYLE, fontSize }}>{title}</span>
      <span style={DESCRIPTION_STYLE}>{description}</span>
    </div>
  );
}

function Mark() {
  return (
    <svg width="64" height="64" viewBox="0 0 32 32" fill="none">
      <path
        d="M4 24.5C10 24.5 11.5 20.5 16 16S21 7.5 25.5 7.5"
        stroke={SECOND}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M6.5 7.5C11 7.5 11.5 11.5 16 16S22 24.5 28 24.5"
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
 * The mark drawn out over the whole width: two streams that cross, with their values. Drawing costs by the area, so it
 * is as flat as it can be.
 */
function Streams() {
  return (
    <svg
      width="1200"
      height="120"
      viewBox="0 0 1200 120"
      fill="none"
      style={{ marginLeft: -80, marginTop: 40, marginBottom: 52 }}
    >
      <path
        d="M0 95H560C680 95 700 25 820 25H1200"
        stroke={SECOND}
        strokeWidth="4"
      />
      <path
        d="M0 25H560C680 25 700 95 820 95H1200"
        stroke={ACCENT}
        strokeWidth="4"
      />
      {[110, 290, 420].map((x) => (
        <circle key={x} cx={x} cy="25" r="18" fill={ACCENT} />
      ))}
      <circle cx="900" cy="25" r="18" fill={SECOND} />
      <circle cx="1040" cy="95" r="18" fill={ACCENT} />
    </svg>
  );
}
