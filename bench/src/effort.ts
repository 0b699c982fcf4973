/** How much is measured: enough for figures that hold, or with `--short` just enough to see that everything runs. */
export const effort = process.argv.includes('--short')
  ? {
      texts: { rounds: 10, times: 1 },
      forms: { rounds: 2 },
      packets: { documents: 2, pages: 3, bytes: 1024 * 1024 },
      calls: { rounds: 1, seconds: 1 },
      policies: { rounds: 10 },
      schedule: { rounds: 5 },
      realtime: { messages: 5, sockets: [2, 20] },
      busyChannel: { seconds: 10, breaks: [] },
      pages: { rounds: 1 },
    }
  : {
      texts: { rounds: 100, times: 10 },
      forms: { rounds: 30 },
      packets: { documents: 10, pages: 30, bytes: 10 * 1024 * 1024 },
      calls: { rounds: 5, seconds: 3 },
      policies: { rounds: 200 },
      schedule: { rounds: 100 },
      realtime: { messages: 40, sockets: [2, 100, 1000] },
      busyChannel: { seconds: 60, breaks: [15, 35] },
      pages: { rounds: 9 },
    };
