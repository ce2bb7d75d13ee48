/** Whether MongoDB refused a row because one with this `_id` exists. */
export function isDuplicateOf(error: unknown, _id: string): boolean {
  const { code, keyValue, message } = error as {
    code?: number;
    keyValue?: { _id?: string };
    message?: string;
  };
  return code === 11000 && (keyValue?._id === _id || Boolean(message?.includes(`"${_id}"`)));
}
