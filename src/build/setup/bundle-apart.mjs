// Makes a bundle in a process of its own and prints where it lies.
import { makeBundle } from './bundle.mjs'

process.stdout.write(await makeBundle(JSON.parse(process.argv[2] ?? '')))
