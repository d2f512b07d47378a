import { knowledge } from '@udaya/contract/knowledge';
import { uploads } from '@udaya/contract/uploads';
import type { Serve } from '../../platform/http/serve.ts';
import { answerOffer, readOffers } from './answer-offer.ts';
import { compareVersions, readVersion } from './compare-versions.ts';
import { changeEntry, createEntry, readEntry } from './edit-entry.ts';
import { changeTemplateText, readTemplateTexts } from './edit-template-text.ts';
import { exportFile } from './export-file.ts';
import { listVersions } from './list-versions.ts';
import { readCoverage } from './read-coverage.ts';
import { rollBack } from './roll-back.ts';
import { searchKnowledge } from './search-knowledge.ts';
import { readUploadErrors, readUploadExample, readUploadTemplate } from './upload-files.ts';
import { uploadTexts } from './upload-texts.ts';
import { type UploadDeps, validateUpload } from './validate-upload.ts';

/** The texts that reports are written from, for the product admin: entry by entry, and as files. */
export function knowledgeRoutes(serve: Serve<UploadDeps>): void {
  serve(knowledge.listVersions, listVersions);
  serve(knowledge.readVersion, readVersion);
  serve(knowledge.compareVersions, compareVersions);
  serve(knowledge.rollBack, rollBack);
  serve(knowledge.exportFile, exportFile);
  serve(knowledge.readCoverage, readCoverage);
  serve(knowledge.search, searchKnowledge);
  serve(knowledge.readEntry, readEntry);
  serve(knowledge.createEntry, createEntry);
  serve(knowledge.changeEntry, changeEntry);
  serve(knowledge.readTemplateTexts, readTemplateTexts);
  serve(knowledge.changeTemplateText, changeTemplateText);
  serve(knowledge.readOffers, readOffers);
  serve(knowledge.answerOffer, answerOffer);
  serve(uploads.validate, validateUpload);
  serve(uploads.upload, uploadTexts);
  serve(uploads.readErrors, readUploadErrors);
  serve(uploads.readTemplate, readUploadTemplate);
  serve(uploads.readExample, readUploadExample);
}
