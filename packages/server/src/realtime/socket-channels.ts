import { limits } from '@mediation/api-client';
import type { VerifyToken } from '../auth/token.ts';
import { bindingId, type Subscription } from './changes.ts';
import { type Binding, push } from './frames.ts';

type Claims = Awaited<ReturnType<VerifyToken>>;

interface Channel {
  claims: Claims;
  subscriptions: Subscription[];
  expiry: NodeJS.Timeout;
}

/** The channels of one socket. Each of them hears of inserts until it is left or its token expires. */
export function socketChannels(subscriptions: Set<Subscription>, send: (data: string | Buffer) => void) {
  const channels = new Map<string, Channel>();

  function leave(topic: string) {
    const channel = channels.get(topic);
    if (!channel) return;
    channels.delete(topic);
    clearTimeout(channel.expiry);
    for (const subscription of channel.subscriptions) subscriptions.delete(subscription);
  }

  const expireAt = (topic: string, exp: number) =>
    setTimeout(
      () => {
        leave(topic);
        send(
          push(topic, 'system', { status: 'error', message: 'Token has expired', extension: 'system', channel: topic }),
        );
        send(push(topic, 'phx_close', {}));
      },
      Math.max(0, exp * 1000 - Date.now()),
    );

  return {
    leave,
    leaveAll: () => {
      for (const topic of channels.keys()) leave(topic);
    },
    isFull: () => channels.size >= limits.realtimeChannels,
    /** Whose channel it is; undefined where there is none. */
    claimsOf: (topic: string) => channels.get(topic)?.claims,
    open: (topic: string, claims: Claims, bindings: readonly Binding[]) => {
      const mine = bindings.map((binding): Subscription => ({
        id: bindingId(binding),
        binding,
        topic,
        claims,
        send: (made) => send(made(topic)),
      }));
      channels.set(topic, { claims, subscriptions: mine, expiry: expireAt(topic, claims.exp) });
      for (const subscription of mine) subscriptions.add(subscription);
      return mine;
    },
    /** Goes on with a newer token of the same person. */
    renew: (topic: string, claims: Claims) => {
      const channel = channels.get(topic);
      if (!channel) return;
      clearTimeout(channel.expiry);
      channel.expiry = expireAt(topic, claims.exp);
      channel.claims = claims;
      for (const subscription of channel.subscriptions) subscription.claims = claims;
    },
  };
}
