import { expect, it } from 'vitest';

interface ReflectMetadata {
  defineMetadata(key: string, value: unknown, target: object, property?: string): void;
  getMetadata(key: string, target: object, property?: string): unknown;
  getOwnMetadata(key: string, target: object, property?: string): unknown;
}
await import('./reflect-metadata.ts');
const { defineMetadata, getMetadata, getOwnMetadata } = Reflect as unknown as ReflectMetadata;

const Parent = () => undefined;
const Child = Object.setPrototypeOf(() => undefined, Parent) as () => undefined;

it('is known of the target itself, and of what extends it', () => {
  defineMetadata('key', 1, Parent);
  expect([getOwnMetadata('key', Parent), getOwnMetadata('key', Child), getMetadata('key', Child)]).toEqual([
    1,
    undefined,
    1,
  ]);
  defineMetadata('key', undefined, Child);
  expect(getMetadata('key', Child)).toBeUndefined();
  expect(getMetadata('key', Parent)).toBe(1);
});

it('of a property is not that of another, nor of the target', () => {
  defineMetadata('of', 'property', Parent, 'a');
  expect([getMetadata('of', Child, 'a'), getMetadata('of', Child, 'b'), getMetadata('of', Child)]).toEqual([
    'property',
    undefined,
    undefined,
  ]);
});
