import sanitizeHtml from 'sanitize-html';
import { styles } from './templates/look.ts';

const linkStyle = `color:${styles.link.color};text-decoration:${styles.link.textDecoration}`;

/**
 * HTML an admin wrote, as a mail may hold it: text, lists, tables, links and pictures from the web; no script, form, frame
 * or style sheet, and no address but http, https and mailto. A link without a color has the product's. Implements BEYOND-101,
 * BEYOND-178.
 */
export const sanitized = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'h1', 'h2'],
    allowedAttributes: {
      a: ['href', 'title', 'class'],
      img: ['src', 'alt', 'width', 'height'],
      '*': ['style'],
    },
    allowedClasses: { a: ['brand'] },
    transformTags: {
      a: (tagName, { class: _, ...attribs }) =>
        /(^|;)\s*color\s*:/.test(attribs.style ?? '')
          ? { tagName, attribs }
          : {
              tagName,
              attribs: { ...attribs, class: 'brand', style: `${linkStyle};${attribs.style ?? ''}` },
            },
    },
    allowedStyles: {
      '*': {
        color: [/^#[0-9a-f]{3,6}$/i, /^[a-z]+$/i],
        'background-color': [/^#[0-9a-f]{3,6}$/i, /^[a-z]+$/i],
        'text-align': [/^(left|right|center)$/],
        'font-weight': [/^(bold|normal|[1-9]00)$/],
        'font-style': [/^(italic|normal)$/],
        'text-decoration': [/^(underline|none)$/],
        'font-size': [/^\d{1,2}(px|em|%)$/],
      },
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
  });
