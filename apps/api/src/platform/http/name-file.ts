import type { FastifyReply } from 'fastify';

/** Names a download, in ASCII for old clients and in full (RFC 5987) for all others. */
export function nameFile(reply: FastifyReply, fileName: string): void {
  const ascii = fileName.replace(/[^\w.-]/g, '_');
  const full = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  reply.header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${full}`);
}
