import { expect, test } from 'vitest';
import { server } from '../../testing/server.ts';
import { schemaFile } from './schema-file.ts';

test('supabase/schema.sql shows the schema as all migrations leave it', async () => {
  await expect(await schemaFile(server.owner)).toMatchFileSnapshot('../../../../../supabase/schema.sql');
});
