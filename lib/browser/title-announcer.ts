/**
 * Tells screen readers the title of each new page. The framework's own announcer looks before the title is there.
 *
 * @returns undoes it
 */
export function startTitleAnnouncer(): () => void {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  let announced = document.title;
  const observer = new MutationObserver(() => {
    const { title } = document;
    if (title === announced || title === '') return;
    announced = title;
    region.textContent = title;
  });
  observer.observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return () => {
    observer.disconnect();
    region.remove();
  };
}
