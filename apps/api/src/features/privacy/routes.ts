import { privacy } from '@udaya/contract/privacy';
import { bearerOf, type Serve } from '../../platform/http/serve.ts';
import { deleteAccount, type DeleteAccountParts, readDeletionTerms } from './delete-account.ts';
import { exportData, type ExportDataParts } from './export-data.ts';

/** Taking one's data along, and leaving. */
export function privacyRoutes(serve: Serve, parts: ExportDataParts & DeleteAccountParts): void {
  serve(privacy.exportData, async ({ viewer, body, request, reply }) => {
    const session = { token: bearerOf(request) ?? '', requestId: request.id };
    const { fileName, stream } = await exportData(parts, viewer, body.password, session);
    reply.header('content-disposition', `attachment; filename="${fileName}"`);
    return stream;
  });
  serve(privacy.readDeletionTerms, async ({ viewer }) => readDeletionTerms(parts.db, viewer));
  serve(privacy.deleteAccount, async ({ viewer, body, request }) =>
    deleteAccount(parts, viewer, body.password, request.id),
  );
}
