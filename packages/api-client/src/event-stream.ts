/** Reads the events of an answer as they arrive, each with its name and its JSON. */
export async function* eventsOf(response: Response): AsyncGenerator<{ name: string; data: unknown }> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    text += part.value;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const fields = event.split('\n').map((it) => it.split(/: (.*)/s));
      const valueOf = (field: string) => fields.find(([name]) => name === field)?.[1] ?? '';
      yield { name: valueOf('event'), data: JSON.parse(valueOf('data')) as unknown };
    }
  }
}
