// The web server: sockets, limits, access, live updates and embedded assets around an application of `Web` pages.
//
// `HTTPServer` is the public interface of the module: give it a `ServerConfiguration`, an `Application` and an
// `AccessControl`, then call `start()`, `wait()` and `stop()`.
