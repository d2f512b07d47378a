import { html } from '../../platform/html/html.ts';
import { indexed } from './page-addresses.ts';

/**
 * What `/robots.txt` says. Nothing is closed to crawlers: whatever is not for them says so itself, which they must be able to read, and a
 * sample that runs its scripts asks the API.
 */
export function robotsText(publicUrl: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** `/sitemap.xml`: the pages that search engines may keep, each with its other languages. */
export function sitemapXml(publicUrl: string): string {
  const urls = indexed.map(
    ({ address, alternates }) =>
      html`<url><loc>${publicUrl + address}</loc>${alternates.map(
        (one) =>
          html`<xhtml:link rel="alternate" hreflang="${one.language}" href="${publicUrl + one.address}"/>`,
      )}</url>`,
  );
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>
`.text;
}
