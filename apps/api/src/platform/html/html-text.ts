/** Text that stays text between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}

/** Text as HTML, with the addresses of pages and mailboxes in it as links; `attributes` are added to each link. */
export function linkAddresses(text: string, attributes = ''): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      if (index % 2 === 0) return safe;
      return `<a href="${part.includes('://') ? '' : 'mailto:'}${safe}"${attributes && ` ${attributes}`}>${safe}</a>`;
    })
    .join('');
}
