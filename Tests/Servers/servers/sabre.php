<?php
// One user with an empty home on sabre/dav 1.8, the ancestor of Baikal's and Nextcloud's server.
error_reporting(E_ERROR | E_PARSE);
ini_set('display_errors', '0');
date_default_timezone_set('UTC');
set_include_path(dirname(getenv('SABRE_LIBRARY'), 2));
require getenv('SABRE_LIBRARY');

class OneUser extends Sabre\DAV\Auth\Backend\AbstractBasic
{
    protected function validateUserPass($user, $password)
    {
        return $user === getenv('SERVER_USER') && $password === getenv('SERVER_PASSWORD');
    }
}

$isNew = !file_exists(getenv('SABRE_DATABASE'));
$database = new PDO('sqlite:' . getenv('SABRE_DATABASE'));
$database->setAttribute(PDO::ATTR_ERRMODE, PDO::ERRMODE_EXCEPTION);
if ($isNew) {
    $user = getenv('SERVER_USER');
    $database->exec('CREATE TABLE principals (id INTEGER PRIMARY KEY, uri TEXT, email TEXT, displayname TEXT, vcardurl TEXT)');
    $database->exec('CREATE TABLE groupmembers (id INTEGER PRIMARY KEY, principal_id INTEGER, member_id INTEGER)');
    $database->exec('CREATE TABLE calendars (id INTEGER PRIMARY KEY, principaluri TEXT, displayname TEXT, uri TEXT,
        ctag INTEGER, description TEXT, calendarorder INTEGER, calendarcolor TEXT, timezone TEXT, components TEXT,
        transparent INTEGER)');
    $database->exec('CREATE TABLE calendarobjects (id INTEGER PRIMARY KEY, calendardata BLOB, uri TEXT,
        calendarid INTEGER, lastmodified INTEGER, etag TEXT, size INTEGER, componenttype TEXT,
        firstoccurence INTEGER, lastoccurence INTEGER)');
    $database->exec("INSERT INTO principals (uri, email, displayname)
        VALUES ('principals/$user', '$user@example.invalid', '$user')");
}
$people = new Sabre\DAVACL\PrincipalBackend\PDO($database);
$calendars = new Sabre\CalDAV\Backend\PDO($database);
$server = new Sabre\DAV\Server([
    new Sabre\CalDAV\Principal\Collection($people),
    new Sabre\CalDAV\CalendarRootNode($people, $calendars),
]);
$server->setBaseUri('/');
$server->addPlugin(new Sabre\DAV\Auth\Plugin(new OneUser(), 'test'));
$server->addPlugin(new Sabre\DAVACL\Plugin());
$server->addPlugin(new Sabre\CalDAV\Plugin());
$server->exec();
