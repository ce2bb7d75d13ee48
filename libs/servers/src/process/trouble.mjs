/** A fault of the machine or of its use, in a sentence that says what to do. Shown without a stack trace. */
export class Trouble extends Error {
  name = 'Trouble';
}
