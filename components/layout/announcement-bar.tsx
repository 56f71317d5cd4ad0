import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Announcement } from '@/lib/site/config';
import { parseInlineLinks } from '@/lib/base/text';

/** A line above everything until the reader closes it; a new id shows it again. */
export function AnnouncementBar({ id, closable, text }: Announcement) {
  return (
    <site-announcement>
      <section
        className="announcement"
        aria-label="Announcement"
        data-announcement={id}
      >
        <p>
          {parseInlineLinks(text).map((part, index) =>
            part.href === undefined ? (
              part.text
            ) : (
              <Link key={index} href={part.href}>
                {part.text}
              </Link>
            ),
          )}
        </p>
        {closable && (
          <button
            type="button"
            className="icon-button needs-js"
            aria-label="Close"
            data-announcement-close=""
          >
            <Icon name="close" />
          </button>
        )}
      </section>
    </site-announcement>
  );
}
