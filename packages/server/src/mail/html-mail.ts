import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { buttonColors, contrast, ink } from '../brand/readable-color.ts';
import type { MailWords } from './mail-facts.ts';

/** What an HTML mail says and how it looks. */
export interface HtmlMail extends MailWords {
  hello: string;
  /** What stands above the address, for whom the button does not work. */
  trouble: string;
  language: string;
  /** The color of the office, as `#rrggbb`. */
  color: string;
}

const day = { page: '#f5f4f0', card: '#ffffff', text: ink, soft: '#57534b', edge: '#d8d4cb' };
const night = { page: '#171614', card: '#21201d', text: '#f0eee9', soft: '#bab5ab', edge: '#3d3a35' };

/** The edge of a button that would not stand out from the card. */
const edgeOn = ({ card, text }: typeof day, color: string) => (contrast(color, card) >= 3 ? color : text);

const nightStyle = (color: string, ground: string) => `
@media (prefers-color-scheme: dark) {
  .page { background: ${night.page} !important; }
  .card { background: ${night.card} !important; border-color: ${color} ${night.edge} ${night.edge} !important; color: ${night.text} !important; }
  .soft, .soft a { color: ${night.soft} !important; }
  .button { border-color: ${edgeOn(night, ground)} !important; }
}`;

/**
 * A mail as HTML in the color of its office, by day and at night. It loads nothing, so that nobody learns whether it was
 * opened. It has neither name nor logo of the office, because these may say what it is about.
 */
export function htmlMail({
  hello,
  trouble,
  language,
  color,
  subject,
  lines: [first, ...lines],
  action,
  after = [],
}: HtmlMail): string {
  const { ground, text } = buttonColors(color);
  const block = 'margin:0 0 16px';
  const paragraph = (line: string) => html`<p style="${block}">${line}</p>`;
  const button = ({ label, url }: NonNullable<MailWords['action']>) =>
    html` <p style="margin:24px 0">
        <a
          class="button"
          href="${url}"
          style="display:inline-block;padding:13px 24px;border-radius:8px;border:1px solid ${edgeOn(day, ground)};background:${ground};color:${text};font-weight:bold;text-decoration:none"
          >${label}</a
        >
      </p>
      <p class="soft" style="${block};color:${day.soft};font-size:14px;word-break:break-all">
        ${trouble}<br /><a href="${url}" style="color:${day.soft}">${url}</a>
      </p>`;
  const written = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(nightStyle(color, ground))}
        </style>
      </head>
      <body class="page" style="margin:0;background:${day.page}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:540px">
                <tr>
                  <td
                    class="card"
                    style="padding:28px 32px 16px;background:${day.card};border:1px solid ${day.edge};border-top:6px solid ${color};border-radius:12px;color:${day.text};font:16px/1.5 Arial,Helvetica,sans-serif"
                  >
                    ${paragraph(hello)}
                    <h1 style="${block};font:normal 24px/1.3 Georgia,'Times New Roman',serif">${first}</h1>
                    ${lines.map(paragraph)} ${action ? button(action) : ''} ${after.map(paragraph)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  // Nothing in it is a promise, and so it is none.
  return (written as HtmlEscapedString).toString();
}
