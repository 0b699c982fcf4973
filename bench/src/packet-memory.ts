import { samplePacket, writePacketPdf, writePacketZip } from '@mediation/server/testing';
import { effort } from './effort.ts';

const [, , format, folder = ''] = process.argv;
const write = format === 'zip' ? writePacketZip : writePacketPdf;
const packet = samplePacket(folder, effort.packets);

/** Reads a packet to its end, as its receiver does. */
async function bytesOf(parts: typeof packet.parts) {
  let bytes = 0;
  for await (const piece of write({ ...packet, parts })) bytes += piece.length;
  return bytes;
}

// What every packet loads, a running server has.
await bytesOf([]);
const before = process.resourceUsage().maxRSS;
const from = performance.now();
const bytes = await bytesOf(packet.parts);
const memory = (process.resourceUsage().maxRSS - before) / 1024;
console.info(JSON.stringify({ bytes, ms: performance.now() - from, memory }));
