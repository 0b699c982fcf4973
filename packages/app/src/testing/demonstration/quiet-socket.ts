type Frame = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: object];

interface Join {
  config?: { postgres_changes?: object[] };
}

/** A connected WebSocket that receives no events. */
export class QuietSocket extends EventTarget {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    super();
    setTimeout(() => {
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string) {
    const [joinRef, ref, topic, , payload] = JSON.parse(text) as Frame;
    const bindings = (payload as Join).config?.postgres_changes ?? [];
    const response = { postgres_changes: bindings.map((it, at) => ({ id: at, ...it })) };
    const reply: Frame = [joinRef, ref, topic, 'phx_reply', { status: 'ok', response }];
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(reply) }));
  }

  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}
