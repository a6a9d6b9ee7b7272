import { buildSite, outDir } from './build-site.mjs';
import { catalogueForHosting } from './choose-catalogue.mjs';
import { environment, switchTo } from './configure.mjs';
import { run } from './run.mjs';

await run(async () => {
  const env = environment('production');
  const catalogue = catalogueForHosting(env);
  switchTo(catalogue, env);
  await buildSite();
  console.log(`Built for the ${catalogue} catalogue in ${outDir()}/. Serve it with a fallback to index.html.`);
});
