import type { Middleware } from 'koa';
import type { Store } from '../storage/store';
import type { Metrics } from './metrics';

/** For whoever watches over the process: it lives, it can do its work, and how it is doing. */
export function health(store: Store, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    switch (ctx.path) {
      case '/healthz':
        ctx.body = 'ok';
        break;
      case '/readyz':
        ctx.status = await store.ping().then(
          () => 200,
          () => 503,
        );
        ctx.body = ctx.status === 200 ? 'ready' : 'the store does not answer';
        break;
      case '/metrics':
        ctx.type = metrics.registry.contentType;
        ctx.body = await metrics.registry.metrics();
        break;
      default:
        return next();
    }
    ctx.set('Cache-Control', 'no-store');
  };
}
