/** Keys of what the browser remembers; they are part of the site's contract with returning readers. */
export const STORAGE_KEYS = {
  colorMode: 'theme',
  announcementId: 'announcement.id',
  announcementDismiss: 'announcement.dismiss',
  tabGroup: (group: string) => `tab.${group}`,
  codeWrap: 'code.wrap',
  docsVersion: 'docs-preferred-version-default',
} as const;
