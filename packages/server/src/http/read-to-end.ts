import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { Socket } from 'node:net';
import { limits } from '@mediation/api-client';

/** Larger or slower bodies are not read to their end. */
const mostBytes = 2 * limits.fileMaxBytes;
const timeoutMs = 3000;

/**
 * Reads what an early refusal left of a request, so that the next one can follow on the same connection; false where
 * that would be too much, and the connection has to close. Nothing else may read the body afterwards.
 */
export function isReadToEnd(request: IncomingMessage | Http2ServerRequest): Promise<boolean> | boolean {
  if (request.complete || request.destroyed) return request.complete;
  return new Promise((answer) => {
    let bytes = 0;
    const settle = (isRead: boolean) => () => {
      clearTimeout(timer);
      answer(isRead);
    };
    const timer = setTimeout(settle(false), timeoutMs);
    request.removeAllListeners('data');
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > mostBytes) settle(false)();
    });
    request.once('end', settle(true)).once('close', settle(false));
    request.resume();
  });
}

/**
 * Lets a client that is still sending read its answer: closing a connection with unread bytes resets it, and the answer
 * is lost. What still comes is dropped, for three seconds.
 */
export function lingerBeforeClosing(socket: Socket) {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), timeoutMs).unref();
  };
}
