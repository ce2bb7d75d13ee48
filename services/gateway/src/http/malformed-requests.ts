import type { Socket } from 'node:net';

const nowhere = '/api/no-address';

/** An address that cannot be decoded is not found: the edge then answers it like any other. */
export function readableAddress(url: string): string {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return url;
  } catch {
    return nowhere;
  }
}

/** Bytes that are not an HTTP request get the shortest possible response, once. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Length: 0',
      "Content-Security-Policy: default-src 'none'",
      'X-Content-Type-Options: nosniff',
      '',
      '',
    ].join('\r\n'),
  );
}
