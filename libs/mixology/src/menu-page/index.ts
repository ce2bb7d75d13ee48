export { menuBody, menuPreview, menuStylesOf, wholeOf } from './menu-body.ts';
