// The launcher's first steps need it before TypeScript can run, so it is written in JavaScript.
// biome-ignore lint/correctness/useImportExtensions: the declarations beside the module are no module
export * from '../boot/say.mjs';
