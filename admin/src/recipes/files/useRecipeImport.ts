import {
  type ExistingChoice,
  type ReadableFormatName,
  type RecipeImport,
  recipeFileRoutes,
} from '@barspoon/contracts';
import { useEffect, useState } from 'react';
import { call, sendFile } from '../../api/call.ts';

const pollMs = 400;
const isUnderWay = ({ state }: RecipeImport): boolean => state === 'reading' || state === 'applying';

/** A file's way in: sent, read, looked at, applied. The server is asked how far it is while it is under way. */
export function useRecipeImport() {
  const [file, setFile] = useState<File>();
  const [format, setFormat] = useState<ReadableFormatName>();
  const [found, setFound] = useState<RecipeImport>();
  const [problem, setProblem] = useState<Error>();

  useEffect(() => {
    if (!found || problem || !isUnderWay(found)) return;
    const timer = setTimeout(() => {
      call(recipeFileRoutes.get, { params: { id: found.id } }).then(setFound, setProblem);
    }, pollMs);
    return () => clearTimeout(timer);
  }, [found, problem]);

  async function send(chosen: File, as: ReadableFormatName | undefined) {
    setFile(chosen);
    setFormat(as);
    setFound(undefined);
    setProblem(undefined);
    await sendFile(recipeFileRoutes.import, { query: as ? { format: as } : {} }, chosen).then(
      setFound,
      setProblem,
    );
  }

  return {
    file,
    found,
    problem,
    isSending: file !== undefined && found === undefined && problem === undefined,
    send,
    /** Reads the same file once more. */
    sendAgain: async () => file && send(file, format),
    /** Asks on after an answer that did not come. */
    askAgain: () => setProblem(undefined),
    async apply(existing: ExistingChoice) {
      if (!found) return;
      await call(recipeFileRoutes.apply, { params: { id: found.id }, body: { existing } }).then(
        setFound,
        setProblem,
      );
    },
    forget() {
      setFile(undefined);
      setFound(undefined);
      setProblem(undefined);
    },
  };
}
