import { birthImports } from '@udaya/contract/birth-imports';
import type { Serve } from '../../platform/http/serve.ts';
import { checkBirths } from './check-births.ts';
import { type BeginDeps, beginImport, choosePlace, discardImport } from './go-on.ts';
import { readErrorsFile, readExample, readResultsFile, readTemplate } from './import-files.ts';
import { listRows } from './list-rows.ts';
import { readFindings } from './read-findings.ts';
import { listBirthImports, readBirthImport } from './read-import.ts';

export interface ImportRouteDeps extends BeginDeps {
  publicUrl: () => string;
}

/** Births of a group by the file: checked, their places chosen, taken turn by turn. */
export function importRoutes(serve: Serve<ImportRouteDeps>): void {
  serve(birthImports.list, listBirthImports);
  serve(birthImports.check, checkBirths);
  serve(birthImports.readTemplate, readTemplate);
  serve(birthImports.readExample, readExample);
  serve(birthImports.read, readBirthImport);
  serve(birthImports.readFindings, readFindings);
  serve(birthImports.choosePlace, choosePlace);
  serve(birthImports.begin, beginImport);
  serve(birthImports.discard, discardImport);
  serve(birthImports.listRows, listRows);
  serve(birthImports.readErrors, readErrorsFile);
  serve(birthImports.readResults, readResultsFile);
}
